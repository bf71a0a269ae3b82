import type { Canary } from './contract.ts';

/** The advisor who looks at the page. */
export interface Person {
  uid: string;
  code: string;
}

/**
 * Whether a person is given the canary: for the same version always the same answer, and a larger share keeps whom it
 * had.
 */
export async function isInCanary(
  { share, people, build }: Canary,
  person: Person,
): Promise<boolean> {
  if (people.includes(person.code)) return true;
  const text = new TextEncoder().encode(`${build.name} ${build.version} ${person.uid}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return (new DataView(digest).getUint32(0) / 2 ** 32) * 100 < share;
}

/** People who met failures: of the canary, and of what everyone else has. */
export interface FailingPeople {
  canary: number;
  live: number;
}

/** Times as many as among the same number of others. */
const TOLERATED = 2;
/** One person's browser may be to blame. */
const FEWEST = 2;

/** Whether a canary fails for more people than the live version does, as many as have each taken into account. */
export function exceedsLive({ share, people }: Canary, failing: FailingPeople): boolean {
  const isForOne = share === 0 && people.length === 1;
  if (failing.canary < (isForOne ? 1 : FEWEST)) return false;
  const expected = share < 100 ? (failing.live * share) / (100 - share) : 0;
  return failing.canary > TOLERATED * expected;
}
