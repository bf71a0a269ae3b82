import { existsSync } from 'node:fs';
import { run } from './command.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Sees to it that there is a Chromium for the browser tests: the system's, else Debian's package where we may install
 * it, else Playwright's own download.
 * @throws Error that says what to install
 */
export async function ensureBrowser(): Promise<void> {
  if (existsSync(SYSTEM_CHROMIUM)) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    const installed =
      (await run('apt-get', ['update'], { show: false })) === 0 &&
      (await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        show: false,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })) === 0;
    if (installed && existsSync(SYSTEM_CHROMIUM)) return;
  }
  console.log("Downloading Playwright's Chromium …");
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) return;
  throw new Error(
    'The browser tests need Chromium: install your system\'s package "chromium" or run `npx playwright install --with-deps chromium`.',
  );
}
