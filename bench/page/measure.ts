import type { Browser, CDPSession, Page } from '@playwright/test';

const PATIENCE_MS = 60_000;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  /** from the start of the navigation until something, and until the largest thing is painted */
  firstPaintMs: number;
  largestPaintMs: number;
  /** until the link to an appointment is React's: what is pressed answers */
  usableMs: number;
  /** the sum of all layout shifts */
  shift: number;
  /** what had arrived when it was usable, headers included, in KiB */
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

/** Loads a page once in a fresh browser context, as a phone on a slow network does. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recorder = await recordTransfers(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times = await timesOf(page, url);
    const arrived = recorder.finishedAfter(times.usableMs);
    const kib = (some: Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      ...times,
      allKib: kib(arrived),
      scriptKib: kib(arrived.filter(({ script }) => script)),
      requests: recorder.finishedAfter(times.largestPaintMs).length,
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    benchTimes: Pick<Visit, 'firstPaintMs' | 'largestPaintMs' | 'usableMs' | 'shift'>;
  }
}

async function timesOf(page: Page, url: string): Promise<Window['benchTimes']> {
  await page.addInitScript(() => {
    const times = { firstPaintMs: 0, largestPaintMs: 0, usableMs: 0, shift: 0 };
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
    const look = () => {
      const link = document.querySelector('main a[href*="/appointment/"]');
      const isUsable = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      if (isUsable) times.usableMs = performance.now();
      else setTimeout(look, 10);
    };
    look();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchTimes.usableMs > 0, null, { timeout: PATIENCE_MS });
  // what comes later may still be larger, or push
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.benchTimes);
}

async function recordTransfers(session: CDPSession) {
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
  await session.send('Network.enable');
  return {
    finishedAfter(ms: number): Transfer[] {
      const until = (start ?? 0) + ms / 1000;
      return [...transfers.values()].filter(
        ({ finished }) => finished !== undefined && finished <= until,
      );
    },
  };
}
