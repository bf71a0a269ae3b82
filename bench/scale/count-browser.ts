import { countReads } from '../../libs/data/testing/count-reads.ts';
import type { Cost } from './count-server.ts';

/** What the portal's own client reads while something runs. */
export async function countBrowser(run: () => Promise<unknown>): Promise<Cost> {
  return { reads: await countReads(run), writes: 0 };
}
