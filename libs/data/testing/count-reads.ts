/**
 * Counts what the portal's own client reads while something runs: every document in every answer over HTTP, and one for
 * an answer without any, as Firestore bills them.
 */
export async function countReads(run: () => Promise<unknown>): Promise<number> {
  const { fetch: send } = globalThis;
  let reads = 0;
  globalThis.fetch = async (...request) => {
    const answer = await send(...request);
    if (/documents(\/[^?]*)?:(batchGet|runQuery)/.test(answer.url)) {
      const body = await answer.clone().text();
      reads += Math.max(1, body.match(/"(?:found|document|missing)"\s*:/g)?.length ?? 0);
    }
    return answer;
  };
  try {
    await run();
  } finally {
    globalThis.fetch = send;
  }
  return reads;
}
