import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

/** Opens an engine that is not Chromium's. */
export const ENGINES: Readonly<Record<'firefox' | 'webkit', () => Promise<Driver>>> = {
  firefox: () => openFirefox(FIREFOX),
  webkit: () => openWebKit({ driver: WEBKIT_DRIVER, browser: miniBrowser() }),
};

/** WebKit's browser, in a folder that is named after processor and version. */
function miniBrowser(): string {
  for (const machine of readdirSync(LIBRARIES)) {
    const file = path.join(LIBRARIES, machine, 'webkit2gtk-4.1/MiniBrowser');
    if (existsSync(file)) return file;
  }
  throw new Error('MiniBrowser of WebKitGTK 4.1 is missing: install webkit2gtk-driver');
}
