import { existsSync, globSync } from 'node:fs';
import { run } from './command.ts';

/** Debian's package and program: Chromium without windows, which spends half the processor time on a page. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = [`/usr/bin/${SHELL}`, '/usr/bin/chromium'];

/** How Chromium is started for tests: also as root, and without what it does beside showing pages. */
export const browserArgs = [
  '--no-sandbox',
  // a test's page does not live long enough to win back what optimising its scripts costs: a quarter of a run
  '--js-flags=--no-maglev --no-turbofan',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** Debian's packages with other engines, what drives them, and what plays films. */
const ENGINE_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
];
const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Programs of Debian's packages for engines other than Chromium's. */
export interface SystemEngines {
  firefox: string;
  webkit: { driver: string; browser: string };
}

/** @throws Error that says what to install */
export function systemEngines(): SystemEngines {
  // in a folder that is named after the processor
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (browser === undefined || !existsSync(FIREFOX) || !existsSync(WEBKIT_DRIVER)) {
    throw new Error(
      'The nightly journeys need Firefox and WebKit: run `npx playwright install --with-deps firefox webkit`.',
    );
  }
  return { firefox: FIREFOX, webkit: { driver: WEBKIT_DRIVER, browser } };
}

/**
 * Sees to it that there are a Firefox and a WebKit: Playwright's builds, else Debian's packages where we may install them.
 * @throws Error that says what to install
 */
export async function ensureEngines(): Promise<void> {
  const { firefox, webkit } = await import('@playwright/test');
  if ([firefox, webkit].every((engine) => existsSync(engine.executablePath()))) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await aptGet('install', '-y', '--no-install-recommends', ...ENGINE_PACKAGES);
  } else {
    await run('npx', ['playwright', 'install', 'firefox', 'webkit']);
    return;
  }
  systemEngines();
}

/** Debian's packages for a person who listens to a page: Orca on a display of its own, with keys and a browser. */
const SCREEN_READER_PACKAGES = [
  'orca',
  'at-spi2-core',
  'dbus-daemon',
  'firefox-esr',
  'metacity',
  'xdotool',
  'xvfb',
];
const SCREEN_READER_PROGRAMS = ['orca', 'dbus-daemon', 'metacity', 'xdotool', 'Xvfb'];
/** Ubuntu has no extended support release. */
const READ_BROWSERS = [FIREFOX, '/usr/bin/firefox'];

/**
 * Ensures that the screen reader Orca and what it needs are installed.
 * @returns the Firefox that it reads
 * @throws Error that says what to install
 */
export async function ensureScreenReader(): Promise<string> {
  const there = readBrowser();
  if (there !== undefined) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await aptGet('install', '-y', '--no-install-recommends', ...SCREEN_READER_PACKAGES);
  }
  const installed = readBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    `The nightly journeys with a screen reader need Orca on Debian or Ubuntu: run \`apt-get install ${SCREEN_READER_PACKAGES.join(' ')}\`.`,
  );
}

/** The Firefox for the screen reader; undefined where something is missing. */
function readBrowser(): string | undefined {
  const isComplete = SCREEN_READER_PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`));
  return isComplete ? READ_BROWSERS.find((program) => existsSync(program)) : undefined;
}

function aptGet(...args: string[]): Promise<number> {
  return run('apt-get', args, { show: false, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
