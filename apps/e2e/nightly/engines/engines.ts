import { existsSync } from 'node:fs';
import { firefox, webkit, type BrowserType } from '@playwright/test';
import { systemEngines } from '@wbd/tools/browser';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openPlaywright } from './playwright.ts';
import { openWebKit } from './webkit.ts';

/** Opens an engine that is not Chromium's: Playwright's build where there is one, else Debian's. */
export const ENGINES: Readonly<Record<'firefox' | 'webkit', () => Promise<Driver>>> = {
  firefox: () =>
    isInstalled(firefox) ? openPlaywright(firefox) : openFirefox(systemEngines().firefox),
  webkit: () => (isInstalled(webkit) ? openPlaywright(webkit) : openWebKit(systemEngines().webkit)),
};

const isInstalled = (engine: BrowserType) => existsSync(engine.executablePath());
