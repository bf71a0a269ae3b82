import type { Browser } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PATIENCE_MS = 60_000;

export interface FormVisit {
  /** from the start of the navigation until something, and until the largest thing is painted */
  firstPaintMs: number;
  largestPaintMs: number;
  /** until React has the page's heading */
  usableMs: number;
  /** the sum of all layout shifts */
  shift: number;
}

declare global {
  interface Window {
    benchForm: FormVisit;
  }
}

/** Loads a page once in a fresh browser context, as a phone on a slow network does. */
export async function visitForm(browser: Browser, url: string): Promise<FormVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript(() => {
      const visit = { firstPaintMs: 0, largestPaintMs: 0, usableMs: 0, shift: 0 };
      window.benchForm = visit;
      const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        });
      };
      observe('paint', ({ name, startTime }) => {
        if (name === 'first-contentful-paint') visit.firstPaintMs = startTime;
      });
      observe('largest-contentful-paint', ({ startTime }) => {
        visit.largestPaintMs = startTime;
      });
      observe('layout-shift', (entry) => {
        if ('value' in entry && typeof entry.value === 'number') visit.shift += entry.value;
      });
      const look = () => {
        const heading = document.querySelector('main h1');
        const isTaken = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
        if (isTaken) visit.usableMs = performance.now();
        else setTimeout(look, 10);
      };
      look();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const isDone = () => window.benchForm.usableMs > 0 && window.benchForm.firstPaintMs > 0;
    await page.waitForFunction(isDone, null, { timeout: PATIENCE_MS });
    // a later paint may be larger, or shift the layout
    await page.waitForLoadState('load');
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => window.benchForm);
  } finally {
    await context.close();
  }
}
