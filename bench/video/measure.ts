import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const WATCHED_MS = 60_000;
const PATIENCE_MS = 180_000;

export interface LoopVisit {
  /** from the load of the page until the loop moves */
  startMs: number;
  stalls: number;
  /** of the whole visit */
  bytes: number;
  /** of the loop, for a person who saves data */
  savedBytes: number;
}

export interface FilmVisit {
  /** from the press until the film moves */
  startMs: number;
  stalls: number;
  /** from a jump to nine tenths until the film moves again */
  jumpMs: number;
}

/** A minute on an advisor's page, without a press. */
export async function measureLoop(browser: Browser, address: string): Promise<LoopVisit> {
  const visit = await onPhone(browser, false, async (page, session) => {
    const bytes = countBytes(session);
    await page.goto(address);
    const loadedAt = await page.evaluate(() => performance.now());
    const movesAt = await untilMoving(page, 'video[loop]');
    const stalls = countStalls(page, 'video[loop]');
    await page.waitForTimeout(WATCHED_MS);
    return { startMs: movesAt - loadedAt, stalls: await stalls(), bytes: bytes() };
  });
  const savedBytes = await onPhone(browser, true, async (page, session) => {
    const bytes = countBytes(session, /loop\.mp4|\d+\.mp4/);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS / 4);
    return bytes();
  });
  return { ...visit, savedBytes };
}

/** Press play, watch a minute, jump to nine tenths. */
export async function measureFilm(browser: Browser, address: string): Promise<FilmVisit> {
  return onPhone(browser, false, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    const cover = page
      .getByRole('main')
      .getByRole('button', { name: /abspielen/ })
      .last();
    await cover.waitFor();
    // who presses play has looked at the page for a moment
    await page.waitForTimeout(5_000);
    const pressedAt = await page.evaluate(() => performance.now());
    await cover.click();
    const movesAt = await untilMoving(page, FILM);
    const stalls = countStalls(page, FILM);
    await page.waitForTimeout(WATCHED_MS);
    const stalled = await stalls();
    const jumpedAt = await page.evaluate((selector) => {
      const video = document.querySelector<HTMLVideoElement>(selector);
      if (video) video.currentTime = video.duration * 0.9;
      return performance.now();
    }, FILM);
    const movesAgainAt = await untilMoving(page, FILM);
    return { startMs: movesAt - pressedAt, stalls: stalled, jumpMs: movesAgainAt - jumpedAt };
  });
}

const FILM = 'video:not([loop])';

async function onPhone<Result>(
  browser: Browser,
  savesData: boolean,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const session = await slowDown(context, page);
    if (savesData) {
      await page.addInitScript(() => {
        const connection = { saveData: true, effectiveType: '4g', downlink: 1.6 };
        Object.defineProperty(navigator, 'connection', { value: connection });
      });
    }
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** Moments are of the page's own clock: another one would run on while the page is busy. */
async function untilMoving(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const video = document.querySelector<HTMLVideoElement>(wanted);
      if (!video || video.seeking || video.paused) return false;
      const before = Number(video.dataset['benchAt'] ?? Number.NaN);
      video.dataset['benchAt'] = String(video.currentTime);
      return video.currentTime > before && video.readyState >= 3 ? performance.now() : false;
    },
    selector,
    { timeout: PATIENCE_MS, polling: 'raf' },
  );
  return Number(await found.jsonValue());
}

/** How often a video waits for its network from now on. */
function countStalls(page: Page, selector: string): () => Promise<number> {
  const counting = page.evaluate((wanted) => {
    const video = document.querySelector<HTMLVideoElement>(wanted);
    if (video) video.dataset['benchStalls'] = '0';
    video?.addEventListener('waiting', () => {
      // a loop waits for itself when it begins anew
      if (video.currentTime < 0.3) return;
      video.dataset['benchStalls'] = String(Number(video.dataset['benchStalls']) + 1);
    });
  }, selector);
  return async () => {
    await counting;
    return page.evaluate(
      (wanted) =>
        Number(document.querySelector<HTMLVideoElement>(wanted)?.dataset['benchStalls'] ?? 0),
      selector,
    );
  };
}

function countBytes(session: CDPSession, only = /./): () => number {
  const counted = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (only.test(request.url)) counted.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
