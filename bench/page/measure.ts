import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PATIENCE_MS = 60_000;

export interface Visit {
  /** from the start of the navigation until something, and until the largest thing is painted */
  firstPaintMs: number;
  largestPaintMs: number;
  /** until React has hydrated the link to an appointment */
  usableMs: number;
  /** until the first carousel has moved after a tap on its arrow, tried from the start on */
  arrowMs: number;
  /** the longest time in which the page could not answer, of those that began before it was usable */
  longestTaskMs: number;
  /** the sum of all layout shifts */
  shift: number;
  /** what had arrived when the arrow answered, and when the page was usable, headers included, in KiB */
  arrowScriptKib: number;
  scriptKib: number;
  allKib: number;
  /** those that were complete when the largest thing was painted */
  requests: number;
}

interface Transfer {
  script: boolean;
  bytes: number;
  /** seconds, on the browser's clock; undefined while it is under way */
  finished: number | undefined;
}

const openContext = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 } });

/** Loads a page once in a fresh browser context, as a phone on a slow network does. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await openContext(browser);
  try {
    return await visitIn(context, url);
  } finally {
    await context.close();
  }
}

/**
 * Loads a page a second time with what the browser has kept of the first.
 * @param between what happens to the portal meanwhile
 */
export async function returningVisit(
  browser: Browser,
  url: string,
  between: () => Promise<void>,
): Promise<Visit> {
  const context = await openContext(browser);
  try {
    await visitIn(context, url);
    await between();
    return await visitIn(context, url);
  } finally {
    await context.close();
  }
}

async function visitIn(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const recorder = recordTransfers(await slowDown(context, page));
    const { longTasks, ...times } = await timesOf(page, url);
    const arrived = recorder.finishedAfter(times.usableMs);
    const kib = (some: Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    const scripts = (some: Transfer[]) => some.filter(({ script }) => script);
    const before = longTasks.filter(({ startMs }) => startMs < times.usableMs);
    return {
      ...times,
      longestTaskMs: Math.max(0, ...before.map(({ durationMs }) => durationMs)),
      allKib: kib(arrived),
      arrowScriptKib: kib(scripts(recorder.finishedAfter(times.arrowMs))),
      scriptKib: kib(scripts(arrived)),
      requests: recorder.finishedAfter(times.largestPaintMs).length,
    };
  } finally {
    await page.close();
  }
}

interface Times extends Pick<
  Visit,
  'firstPaintMs' | 'largestPaintMs' | 'usableMs' | 'arrowMs' | 'shift'
> {
  longTasks: { startMs: number; durationMs: number }[];
}

declare global {
  interface Window {
    benchTimes: Times;
  }
}

async function timesOf(page: Page, url: string): Promise<Times> {
  await page.addInitScript(() => {
    const times: Times = {
      firstPaintMs: 0,
      largestPaintMs: 0,
      usableMs: 0,
      arrowMs: 0,
      shift: 0,
      longTasks: [],
    };
    window.benchTimes = times;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    };
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') times.firstPaintMs = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      times.largestPaintMs = startTime;
    });
    observe('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') times.shift += entry.value;
    });
    observe('longtask', ({ startTime, duration }) => {
      times.longTasks.push({ startMs: startTime, durationMs: duration });
    });
    const look = () => {
      const link = document.querySelector('main a[href*="/appointment/"]');
      const isUsable = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      if (isUsable) times.usableMs = performance.now();
      else setTimeout(look, 10);
    };
    look();
    const firstSlide = () =>
      document.querySelector('[data-carousel-view] [role="group"]')?.getBoundingClientRect().left;
    const tap = () => {
      const before = firstSlide();
      document.querySelector<HTMLButtonElement>('button[aria-label="Nächste Folie"]')?.click();
      requestAnimationFrame(() => {
        const now = firstSlide();
        if (now === undefined || now === before) setTimeout(tap, 10);
        else times.arrowMs = performance.now();
      });
    };
    tap();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const isDone = () => window.benchTimes.usableMs > 0 && window.benchTimes.arrowMs > 0;
  await page.waitForFunction(isDone, null, { timeout: PATIENCE_MS });
  // a later paint may be larger, or shift the layout
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.benchTimes);
}

function recordTransfers(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    if (!request.url.startsWith('http')) return;
    start ??= timestamp;
    transfers.set(requestId, { script: type === 'Script', bytes: 0, finished: undefined });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, finished: timestamp });
  });
  return {
    finishedAfter(ms: number): Transfer[] {
      const until = (start ?? 0) + ms / 1000;
      return [...transfers.values()].filter(
        ({ finished }) => finished !== undefined && finished <= until,
      );
    },
  };
}
