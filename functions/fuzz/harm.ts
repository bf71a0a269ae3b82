import { isDeepStrictEqual } from 'node:util';
import { ownAudience, teamAudience } from '@wbd/domain/audiences';
import type { World } from './world.ts';

/** Kept by triggers and limits for every caller. */
const KEPT_BY_THE_SERVER = ['publicPages', 'rateLimits', 'customerLocks'];
/** Anyone may report anyone's content, and sign up through anyone's link: the new document names that person. */
const OPEN_TO_ANYONE = ['notices', 'noticeEntries', 'sponsors'];

/** A document before and after the calls; undefined where there was none. */
interface Change {
  path: string;
  was: unknown;
  is: unknown;
}

/**
 * What happened to documents outside the callers' right: a document of another person has changed or is gone,
 * a new one names another person and none of the callers, or a rule of films and teams is broken.
 * @returns the paths, nothing when all is well
 */
export function harmDone(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  world: World,
): string[] {
  const { me, other, visitor } = world;
  const callers = [me.advisor.id, visitor.uid, ...ownRecords(visitor, after)];
  const others = [other.advisor.id, other.customer.id];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .filter((path) => !isIn(path, KEPT_BY_THE_SERVER))
    .map((path) => ({ path, was: before.get(path), is: after.get(path) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is))
    .filter((change) => {
      if (breaksSales(change, world) || touchesNarrow(change, world)) return true;
      const { path, was, is } = change;
      if (was === undefined) {
        if (isIn(path, OPEN_TO_ANYONE)) return false;
        return mentions(path, is, others) && !mentions(path, is, callers);
      }
      const isTheirs = mentions(path, was, callers);
      return !isTheirs && !onlySeatsChanged(change) && !leadMay(change, world);
    })
    .map(({ path }) => path);
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

const isIn = (path: string, collections: readonly string[]) =>
  collections.some((collection) => path.startsWith(`${collection}/`));

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : undefined;

const without = (data: unknown, ...names: string[]) =>
  Object.assign({}, data, Object.fromEntries(names.map((name) => [name, null])));

/** Taking a seat changes the count of another owner's session. */
function onlySeatsChanged({ path, was, is }: Change): boolean {
  const withoutCount = (data: unknown) => without(data, 'registrationCount');
  return path.startsWith('sessions/') && isDeepStrictEqual(withoutCount(was), withoutCount(is));
}

/** No one pays while the calls run: no sale and no access may come, papers stay, and no other document says where a film lies. */
function breaksSales({ path, was, is }: Change, { other }: World): boolean {
  if (isIn(path, ['filmSales'])) return was === undefined || is === undefined;
  if (isIn(path, ['filmPapers'])) return was !== undefined;
  if (isIn(path, ['filmEntitlements'])) return fieldOf(is, 'state') === 'open';
  return mentions(path, is, [other.film.url]);
}

/** No one can report, book or keep items that only another's team sees: no document about it comes or changes. */
function touchesNarrow({ path, is }: Change, { other: { team } }: World): boolean {
  if (!team) return false;
  return mentions(path, is, [team.session.id, team.secret, ...team.items.map(({ id }) => id)]);
}

/** A lead takes members' items out of the team, and members themselves; the rest of both stays as it is. */
function leadMay({ path, was, is }: Change, { me: { team } }: World): boolean {
  if (!team) return false;
  if (path === `accounts/${team.mate.id}`) {
    const rest = (data: unknown) => without(data, 'team', 'audiences');
    return fieldOf(is, 'team') === null && isDeepStrictEqual(rest(was), rest(is));
  }
  const rest = (data: unknown) => without(data, 'audience');
  return (
    fieldOf(was, 'audience') === teamAudience(team.id) &&
    fieldOf(is, 'audience') === ownAudience(team.mate.id) &&
    isDeepStrictEqual(rest(was), rest(is))
  );
}
