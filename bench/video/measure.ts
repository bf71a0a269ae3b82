import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const WATCHED_MS = 60_000;
const PATIENCE_MS = 180_000;
/** A shorter wait is not seen. */
const SEEN_MS = 100;

export interface LoopVisit {
  /** from the moment when the page is usable until the loop moves */
  startMs: number;
  stalls: number;
  /** of the whole visit */
  bytes: number;
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
  return onPhone(browser, false, async (page, session) => {
    const bytes = countBytes(session);
    const usableAt = await open(page, address);
    const movesAt = await untilMoving(page, LOOP);
    const stalls = await countStalls(page, LOOP);
    await page.waitForTimeout(WATCHED_MS);
    return { startMs: movesAt - usableAt, stalls: await stalls(), bytes: bytes() };
  });
}

/** @returns bytes of the loop that a person who saves data gets in a quarter of a minute */
export async function measureSaving(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, true, async (page, session) => {
    const bytes = countBytes(session, /hero%2Floop|loop\.mp4/);
    await open(page, address);
    await page.waitForTimeout(WATCHED_MS / 4);
    return bytes();
  });
}

/** Press play, watch a minute, jump to nine tenths. */
export async function measureFilm(browser: Browser, address: string): Promise<FilmVisit> {
  return onPhone(browser, false, async (page) => {
    await open(page, address);
    const cover = page.getByRole('button', { name: /^Vorstellungsvideo .* abspielen$/ });
    await cover.waitFor();
    // who presses play has looked at the page for a moment
    await page.waitForTimeout(5_000);
    await page.evaluate(() => {
      const note = ({ timeStamp }: Event) => {
        document.body.dataset['benchPressedAt'] = String(timeStamp);
      };
      document.addEventListener('click', note, { capture: true, once: true });
    });
    // Playwright looks at a button for a while before it presses
    await cover.click();
    const pressedAt = Number(
      await page.evaluate(() => document.body.dataset['benchPressedAt'] ?? Number.NaN),
    );
    const movesAt = await untilMoving(page, FILM);
    const stalls = await countStalls(page, FILM);
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

/** Loads a page. @returns when React has hydrated the link to an appointment */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    () => {
      const link = document.querySelector('main a[href*="/appointment/"]');
      const isUsable = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      return isUsable ? performance.now() : false;
    },
    null,
    { timeout: PATIENCE_MS, polling: 10 },
  );
  return Number(await usable.jsonValue());
}

const LOOP = 'video[loop]';
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
  await page.evaluate((wanted) => {
    // of a position before a jump
    delete document.querySelector<HTMLVideoElement>(wanted)?.dataset['benchAt'];
  }, selector);
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

/** How often a video waits for its network from now on. A busy processor makes it wait for a frame, which nobody sees. */
async function countStalls(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ wanted, seenMs }) => {
      const video = document.querySelector<HTMLVideoElement>(wanted);
      if (!video) return;
      video.dataset['benchStalls'] = '0';
      let since: number | null = null;
      const end = () => {
        if (since !== null && performance.now() - since >= seenMs) {
          video.dataset['benchStalls'] = String(Number(video.dataset['benchStalls']) + 1);
        }
        since = null;
      };
      video.addEventListener('waiting', () => {
        since ??= performance.now();
      });
      video.addEventListener('playing', end);
      video.addEventListener('bench-end', end);
    },
    { wanted: selector, seenMs: SEEN_MS },
  );
  return () =>
    page.evaluate((wanted) => {
      const video = document.querySelector<HTMLVideoElement>(wanted);
      video?.dispatchEvent(new Event('bench-end'));
      return Number(video?.dataset['benchStalls'] ?? 0);
    }, selector);
}

/** Bytes of responses so far. A request that has not ended tells only how long its content is. */
function countBytes(session: CDPSession, only = /./): () => number {
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (only.test(request.url)) bytes.set(requestId, 0);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
    const before = bytes.get(requestId);
    if (before !== undefined) bytes.set(requestId, before + (encodedDataLength || dataLength));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return () => [...bytes.values()].reduce((sum, one) => sum + one, 0);
}
