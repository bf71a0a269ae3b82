import type { Browser, CDPSession, Page } from '@playwright/test';

/** The first words a visitor came for. */
const HERO = 'main h1';
const HERO_TIMEOUT_MS = 60_000;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  /** from the start of the navigation until the hero is painted */
  heroMs: number;
  /** what had arrived by then, headers included */
  scriptKb: number;
  allKb: number;
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
    const heroMs = await timeToHero(page, url);
    const arrived = recorder.finishedAfter(heroMs);
    const kb = (some: Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return {
      heroMs,
      allKb: kb(arrived),
      scriptKb: kb(arrived.filter(({ script }) => script)),
      requests: arrived.length,
    };
  } finally {
    await context.close();
  }
}

async function timeToHero(page: Page, url: string): Promise<number> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('hero'));
    });
    observer.observe(document, { subtree: true, childList: true });
  }, HERO);
  await page.goto(url, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('hero')[0]?.startTime,
    null,
    { timeout: HERO_TIMEOUT_MS },
  );
  const time = await mark.jsonValue();
  if (time === undefined) throw new Error('The hero was seen without a time');
  return time;
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
