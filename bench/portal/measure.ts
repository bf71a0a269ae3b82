import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PATIENCE_MS = 60_000;
/** How long a pointer rests on a way before it is pressed. */
const HOVER_MS = 1_500;

/** A module that is switched to from the dashboard. */
export interface Target {
  path: string;
  /** what its page shows once its data is there */
  shown: string;
}

export interface Switch {
  /** from the click until the title of the target page shows */
  frameMs: number;
  /** until the page's own heading is there */
  headingMs: number;
  /** until the page shows its data */
  dataMs: number;
}

/** An advisor's login, as the browser keeps it. */
export interface Login {
  key: string;
  value: string;
}

interface SwitchOptions {
  origin: string;
  login: Login;
  target: Target;
  /** whether the pointer rests on the way first */
  hover: boolean;
}

/** Opens the dashboard in a fresh browser context, signed in, and switches to a module that was never loaded. */
export async function measureSwitch(browser: Browser, options: SwitchOptions): Promise<Switch> {
  const { origin, login, target, hover } = options;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await openDashboard(context, origin, login);
    const way = page.locator(`main li > a[href="${target.path}"]`);
    await way.waitFor();
    // the dashboard's own requests are no part of the measure
    await page.waitForLoadState('networkidle');
    await slowDown(context, page);
    if (hover) {
      await way.hover();
      await page.waitForLoadState('networkidle');
      await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
    }
    await watchSwitch(page, target);
    // without a pointer: it would rest on the way before it presses
    await way.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(() => window.benchSwitch.dataMs > 0, null, { timeout: PATIENCE_MS });
    return await page.evaluate(() => window.benchSwitch);
  } finally {
    await context.close();
  }
}

async function openDashboard(context: BrowserContext, origin: string, login: Login): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), login);
  await page.goto(`${origin}/intern/portal`);
  return page;
}

declare global {
  interface Window {
    benchSwitch: Switch;
  }
}

async function watchSwitch(page: Page, { shown }: Target): Promise<void> {
  await page.evaluate((dataSelector) => {
    const times: Switch = { frameMs: 0, headingMs: 0, dataMs: 0 };
    window.benchSwitch = times;
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true });
    const greeting = document.querySelector('h1')?.textContent;
    const look = () => {
      const since = performance.now() - clicked;
      const heading = document.querySelector('h1');
      const isThere = heading !== null && heading.textContent !== greeting;
      if (clicked > 0) {
        if (isThere) times.headingMs ||= since;
        if (isThere || document.querySelector('[data-pending-area]')) times.frameMs ||= since;
        if (isThere && document.querySelector(dataSelector)) times.dataMs ||= since;
      }
      if (times.dataMs === 0) requestAnimationFrame(look);
    };
    look();
  }, shown);
}
