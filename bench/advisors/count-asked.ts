import * as z from 'zod/mini';

/** What the portal's client asked Firestore for. */
export interface Asked {
  /** every document of every answer, and one for a query without a result, as Firestore bills them */
  documents: number;
  counts: number;
  /** what the counts are billed with: one read for each 1,000 entries that were counted, at least one */
  billed: number;
}

const ENTRIES_OF_A_READ = 1_000;

const AGGREGATION = ':runAggregationQuery';

const countsSchema = z.array(
  z.object({
    result: z.object({
      aggregateFields: z.record(z.string(), z.object({ integerValue: z.coerce.number() })),
    }),
  }),
);

/** Counts what the portal's own client asks for while something runs. Counts go one after another: the emulator refuses dozens. */
export async function countAsked(run: () => Promise<unknown>): Promise<Asked> {
  const { fetch } = globalThis;
  let last: Promise<unknown> = Promise.resolve();
  const send: typeof fetch = (...request) => {
    if (!addressOf(request[0]).includes(AGGREGATION)) return fetch(...request);
    const turn = last.then(() => fetch(...request));
    last = turn.catch(() => undefined);
    return turn;
  };
  const asked: Asked = { documents: 0, counts: 0, billed: 0 };
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    if (/documents(\/[^?]*)?:(batchGet|runQuery|runAggregationQuery)/.test(answer.url)) {
      add(asked, answer.url, await answer.clone().text());
    }
    return answer;
  };
  try {
    await run();
  } finally {
    globalThis.fetch = fetch;
  }
  return asked;
}

function addressOf(request: Parameters<typeof fetch>[0]): string {
  return request instanceof Request ? request.url : request.toString();
}

function add(asked: Asked, url: string, body: string): void {
  if (!url.includes(AGGREGATION)) {
    asked.documents += Math.max(1, body.match(/"(?:found|document|missing)"\s*:/g)?.length ?? 0);
    return;
  }
  for (const { result } of countsSchema.parse(JSON.parse(body))) {
    for (const { integerValue } of Object.values(result.aggregateFields)) {
      asked.counts += 1;
      asked.billed += Math.max(1, Math.ceil(integerValue / ENTRIES_OF_A_READ));
    }
  }
}
