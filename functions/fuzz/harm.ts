import { isDeepStrictEqual } from 'node:util';
import type { World } from './world.ts';

/** Kept by triggers and limits for every caller. */
const KEPT_BY_THE_SERVER = ['publicPages', 'rateLimits', 'customerLocks'];
/** Anyone may report anyone's content, and sign up through anyone's link: the new document names that person. */
const OPEN_TO_ANYONE = ['notices', 'noticeEntries', 'sponsors'];

/**
 * What happened to documents outside the callers' right: a document of another person has changed or is gone,
 * or a new one names another person and none of the callers.
 * @returns the paths, nothing when all is well
 */
export function harmDone(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  { me, other, visitor }: World,
): string[] {
  const callers = [me.advisor.id, visitor.uid, ...ownRecords(visitor, after)];
  const others = [other.advisor.id, other.customer.id];
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => {
    if (KEPT_BY_THE_SERVER.some((collection) => path.startsWith(`${collection}/`))) return false;
    const [was, is] = [before.get(path), after.get(path)];
    if (isDeepStrictEqual(was, is)) return false;
    if (was === undefined) {
      if (OPEN_TO_ANYONE.some((collection) => path.startsWith(`${collection}/`))) return false;
      return mentions(path, is, others) && !mentions(path, is, callers);
    }
    return !mentions(path, was, callers) && !onlySeatsChanged(path, was, is);
  });
}

/** The visitor's number moves to a new login when they say another name than that of the record under their login. */
function ownRecords({ phone }: World['visitor'], after: ReadonlyMap<string, unknown>): string[] {
  return [...after]
    .filter(([path, data]) => path.startsWith('customers/') && mentions('', data, [phone]))
    .map(([path]) => path.slice('customers/'.length));
}

function mentions(path: string, data: unknown, ids: readonly string[]): boolean {
  const text = `${path} ${JSON.stringify(data)}`;
  return ids.some((id) => text.includes(id));
}

/** Taking a seat changes the count of another owner's session. */
function onlySeatsChanged(path: string, was: unknown, is: unknown): boolean {
  const withoutCount = (data: unknown) => Object.assign({}, data, { registrationCount: 0 });
  return path.startsWith('sessions/') && isDeepStrictEqual(withoutCount(was), withoutCount(is));
}
