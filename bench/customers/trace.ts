import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

const eventSchema = z.object({
  name: z.string(),
  /** kind of the event: X has a duration */
  ph: z.string(),
  tid: z.number(),
  /** microseconds: since the browser began, and of processor time of the thread */
  ts: z._default(z.number(), 0),
  tts: z._default(z.number(), 0),
  /** how long it took, and how much of that the thread was running */
  dur: z._default(z.number(), 0),
  tdur: z._default(z.number(), 0),
});
type Event = z.infer<typeof eventSchema>;
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/** Milliseconds: as they passed, and as the page's main thread was running, which says the same on a busy machine. */
export interface Took {
  elapsed: number;
  processor: number;
}

/** What the browser noted about the main thread of a page, whose script sets marks. */
export interface Trace {
  /** from the last mark of one name to the first one of another after it */
  between(from: string, to: string): Took;
  /** the longest task between two marks */
  longestTask(from: string, to: string): Took;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Traces a page while `work` runs. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser.stopTracing())));
  const inOrder = traceEvents.toSorted((a, b) => a.ts - b.ts);

  function marks(from: string, to: string): { begin: Event; end: Event } {
    const begin = inOrder.findLast(({ name }) => name === from);
    const end = inOrder.find(({ name, ts }) => name === to && begin !== undefined && ts > begin.ts);
    if (!begin || !end) throw new Error(`The trace has no ${from} followed by ${to}`);
    return { begin, end };
  }
  return {
    between(from, to) {
      const { begin, end } = marks(from, to);
      return { elapsed: (end.ts - begin.ts) / 1000, processor: (end.tts - begin.tts) / 1000 };
    },
    longestTask(from, to) {
      const { begin, end } = marks(from, to);
      const tasks = inOrder.filter(
        ({ name, ph, tid, ts }) =>
          name === 'RunTask' && ph === 'X' && tid === begin.tid && ts > begin.ts && ts < end.ts,
      );
      const longest = (of: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => task[of])) / 1000;
      return { elapsed: longest('dur'), processor: longest('tdur') };
    },
  };
}
