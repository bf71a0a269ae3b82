import type { Cost } from './count-server.ts';

/** One thing that people do, and what it may cost at most. */
export interface Operation<Stored> {
  name: string;
  /** lookups that the rules make when the browser writes: Firestore bills them as reads */
  lookups?: number;
  /** the most reads, however much is stored */
  most?: number;
  /** left out of the large run, because its cost follows from the small one */
  onlySmall?: true;
  run: (stored: Stored) => Promise<Cost>;
}
