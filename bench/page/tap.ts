import type { Browser } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PATIENCE_MS = 60_000;
const LINK = 'main a[href*="/appointment/"]';

/** A tap on the link to an appointment as soon as it shows, in milliseconds from the start of the navigation. */
export interface Tap {
  /** until the link shows, and is tapped */
  shownMs: number;
  /** until the page of the appointment shows */
  answeredMs: number;
}

declare global {
  interface Window {
    /** since 1970, as no document's own clock goes on in the next one */
    benchShown?: number;
    benchAnswered?: number;
  }
}

/** Visits an advisor's page in a fresh browser context, as a phone on a slow network does, and taps with a finger. */
export async function tap(browser: Browser, url: string): Promise<Tap> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript((link) => {
      const now = () => performance.timeOrigin + performance.now();
      const look = () => {
        const isThere = document.querySelector(link) !== null;
        const isNext = location.pathname.startsWith('/action/');
        // an element found before a frame is visible after it
        if (isThere && !isNext) {
          requestAnimationFrame(() => (window.benchShown ??= now()));
        }
        if (isNext && !isThere && document.querySelector('main')) {
          requestAnimationFrame(() => (window.benchAnswered ??= now()));
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    }, LINK);
    await page.goto(url, { waitUntil: 'commit' });
    const patience = { timeout: PATIENCE_MS };
    await page.waitForFunction(() => window.benchShown !== undefined, null, patience);
    const times = await page.evaluate(() => ({
      start: performance.timeOrigin,
      shown: window.benchShown ?? Number.NaN,
    }));
    const box = await page.locator(LINK).first().boundingBox();
    if (!box) throw new Error('The link is not to be seen');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answered = await page.waitForFunction(() => window.benchAnswered, null, patience);
    const at = await answered.jsonValue();
    return {
      shownMs: times.shown - times.start,
      answeredMs: (at ?? Number.NaN) - times.start,
    };
  } finally {
    await context.close();
  }
}
