import type { Party, World } from './world.ts';

export type FuzzCaller = 'me' | 'visitor' | 'nobody';

/** Calls that answer about an id only for those who may have what is behind it. */
const ANSWERS_ABOUT_IDS = new Set([
  'changeFilmOffer',
  'filmPaper',
  'refundFilmSale',
  'saveFilmOffer',
  'videoUrl',
]);

/** Parties whose films and teams a caller has no part in. */
function strangersTo(caller: FuzzCaller, { me, other }: World): Party[] {
  return caller === 'me' ? [other] : [me, other];
}

/** Words that only a film's seller, or a team, may read: paths of films, and titles and paths of narrow items. */
export function secretsOf({ film, team }: Party): string[] {
  return [fileName(film.url), ...(team ? [team.secret] : [])];
}

/** A signed address encodes the folders before it. */
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function closedIds({ film, sold, team }: Party): Set<string> {
  const items = team ? team.items.map(({ id }) => id) : [];
  const files = [film.url, film.thumb];
  return new Set([film.offer.id, film.draft, ...files, sold.sale.id, sold.paper.id, ...items]);
}

/**
 * The fault of a result: it holds another's secret, or concerns something that the caller has no part in.
 * @returns null when all is well
 */
export function leak(
  {
    name,
    data,
    caller,
    result,
  }: { name: string; data: unknown; caller: FuzzCaller; result: unknown },
  world: World,
): string | null {
  if (result === undefined) return null;
  const strangers = strangersTo(caller, world);
  const text = JSON.stringify(result);
  const secret = strangers.flatMap(secretsOf).find((one) => text.includes(one));
  if (secret !== undefined) return `the answer has ${secret} in it`;
  if (!ANSWERS_ABOUT_IDS.has(name) || typeof data !== 'object' || data === null) return null;
  const named = Object.values(data);
  const closed = strangers.flatMap((party) => [...closedIds(party)]);
  const foreign = closed.find((id) => named.includes(id));
  return foreign === undefined ? null : `it was about ${foreign}`;
}
