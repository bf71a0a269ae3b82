import { existsSync } from 'node:fs';
import { run } from './command.ts';

/** Debian's package and program: Chromium without windows, which spends half the processor time on a page. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = [`/usr/bin/${SHELL}`, '/usr/bin/chromium'];

/** The browser of the system for the browser tests; undefined where Playwright has to bring its own. */
export function systemBrowser(): string | undefined {
  return SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/**
 * Sees to it that there is a Chromium for the browser tests: the system's, else Debian's package where we may install
 * it, else Playwright's own download.
 * @throws Error that says what to install
 */
export async function ensureBrowser(): Promise<void> {
  if (systemBrowser() === SYSTEM_BROWSERS[0]) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${SHELL} with apt-get …`);
    if ((await aptGet('install', '-y', '--no-install-recommends', SHELL)) === 0) return;
    if (systemBrowser() !== undefined) return;
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', SHELL);
  }
  if (systemBrowser() !== undefined) return;
  console.log("Downloading Playwright's Chromium …");
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) return;
  throw new Error(
    `The browser tests need Chromium: install your system's package "${SHELL}" or "chromium", or run \`npx playwright install --with-deps chromium\`.`,
  );
}

function aptGet(...args: string[]): Promise<number> {
  return run('apt-get', args, { show: false, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
