import type { Browser } from '@playwright/test';
import { slowDown } from '../serving/slow-network.ts';

const SCREEN = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;

export interface Frame {
  /** since the start of the navigation */
  ms: number;
  /** JPEG, base64 */
  data: string;
}

export interface Request {
  /** path of the address, or its last part */
  name: string;
  type: string;
  startMs: number;
  endMs: number;
  bytes: number;
}

/** What was seen and loaded in one visit. */
export interface Recording {
  frames: Frame[];
  requests: Request[];
  /** until React has the link to an appointment */
  usableMs: number;
}

/** Visits a page once in a fresh browser context, as a phone on a slow network does, and keeps what it showed and loaded. */
export async function record(browser: Browser, url: string): Promise<Recording> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    const page = await context.newPage();
    const session = await slowDown(context, page);
    const shots: { seconds: number; data: string }[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      shots.push({ seconds: metadata.timestamp ?? 0, data });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    const started = new Map<string, { name: string; type: string; seconds: number }>();
    const requests: Request[] = [];
    let begin: number | undefined;
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (!request.url.startsWith('http')) return;
      begin ??= timestamp;
      started.set(requestId, { name: nameOf(request.url), type: type ?? '', seconds: timestamp });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = started.get(requestId);
      if (!request || begin === undefined) return;
      requests.push({
        name: request.name,
        type: request.type,
        startMs: (request.seconds - begin) * 1000,
        endMs: (timestamp - begin) * 1000,
        bytes: encodedDataLength,
      });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 195 });
    await page.goto(url, { waitUntil: 'commit' });
    const usableMs = await page.waitForFunction(
      () => {
        const link = document.querySelector('main a[href*="/appointment/"]');
        const isUsable = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
        return isUsable === true ? performance.now() : 0;
      },
      null,
      { timeout: PATIENCE_MS, polling: 'raf' },
    );
    await page.waitForLoadState('networkidle');
    const origin = await page.evaluate(() => performance.timeOrigin);
    return {
      frames: shots.map(({ seconds, data }) => ({ ms: seconds * 1000 - origin, data })),
      requests: requests.toSorted((a, b) => a.startMs - b.startMs),
      usableMs: await usableMs.jsonValue(),
    };
  } finally {
    await context.close();
  }
}

function nameOf(url: string): string {
  const { pathname } = new URL(url);
  const module = /\/remotes\/([^/]+)\//.exec(pathname)?.[1];
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return module === undefined ? file || pathname : `${module}: ${file}`;
}
