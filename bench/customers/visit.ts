import type { Browser, Page } from '@playwright/test';
import { traced, type Took } from './trace.ts';

const SEARCHED = 'nr 0777';
const FOUND = '11 von 10.000 Kunden';
const ALL = '10.000 Kunden';
const PATIENCE_MS = 120_000;
/** Turns of the wheel, each by more than a screen. */
const TURNS = 30;
const TURN_PX = 2_000;

/** What a person waits for on one visit. */
export interface Visit {
  /** from the last answer of the database until the table shows its rows */
  usable: Took;
  /** the longest task while the table is scrolled through */
  scrolling: Took;
  /** from the last key of a search until the table shows what was found */
  filtering: Took;
}

/**
 * Opens the customers in a page that is signed in, scrolls through them and searches.
 * @param database where Firestore answers
 */
export async function visit(
  browser: Browser,
  page: Page,
  { address, database }: { address: string; database: string },
): Promise<Visit> {
  await page.addInitScript(setMarks, { words: [ALL, FOUND], database });
  const mark = (name: string) => page.evaluate((one) => void performance.mark(one), name);
  const trace = await traced(browser, page, async () => {
    await page.goto(address);
    await page.getByText(ALL, { exact: true }).waitFor({ timeout: PATIENCE_MS });

    await page.getByRole('table').hover();
    await mark('scroll');
    for (let turn = 0; turn < TURNS; turn++) {
      await page.mouse.wheel(0, TURN_PX);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await mark('scrolled');

    await page.getByPlaceholder('Name suchen').pressSequentially(SEARCHED, { delay: 150 });
    await page.getByText(FOUND, { exact: true }).waitFor({ timeout: PATIENCE_MS });
    // the mark follows the words by a frame
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  });
  return {
    usable: trace.between('answer', ALL),
    scrolling: trace.longestTask('scroll', 'scrolled'),
    filtering: trace.between('key', FOUND),
  };
}

/** Runs in the page before its scripts: marks the database's answers, keys, and when words have been painted. */
function setMarks({ words, database }: { words: readonly string[]; database: string }): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    if (answer.url.startsWith(database)) performance.mark('answer');
    return answer;
  };
  addEventListener('keydown', () => void performance.mark('key'), true);
  const shown = new Set<string>();
  const look = () => {
    for (const one of words) {
      const isThere = () => document.evaluate(`//*[text()="${one}"]`, document).iterateNext();
      if (shown.has(one) || isThere() === null) continue;
      shown.add(one);
      // the task after the frame: what it shows has been painted
      requestAnimationFrame(() => setTimeout(() => void performance.mark(one)));
    }
  };
  new MutationObserver(look).observe(document, {
    ...{ childList: true, subtree: true, characterData: true },
  });
}
