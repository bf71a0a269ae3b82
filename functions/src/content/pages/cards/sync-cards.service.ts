import type { Ordered } from '@wbd/domain/pages';
import { db } from '../../../core/firestore.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { namesOf } from '../../../core/people.repository.ts';
import {
  expertKind,
  seminarKind,
  type ContentCard,
  type ContentKind,
  type KeptCard,
} from '../content-kinds.ts';
import { cardKey, isWithin, type CardChunk } from './card-chunks.ts';
import { chunkHolding, chunksOfOwner, writeCards } from './cards.repository.ts';
import { Rounds } from './rounds.ts';

/** Where an item's card has its place: its id and when it was published. */
export type CardPlace = Ordered;

const seminarRounds = new Rounds<CardPlace>((places) => syncAll(seminarKind, places));
const expertRounds = new Rounds<CardPlace>((places) => syncAll(expertKind, places));

/**
 * Brings the shared cards of these items in line with what is stored of them now: there, changed, or gone. Repeating it
 * does no harm, and neither do others at the same time: a document of cards is read before the items, and written only
 * if it is still as it was read, so an older state never replaces a newer one.
 */
export async function syncCards(
  { section }: { section: 'seminars' | 'experts' },
  places: readonly CardPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await (section === 'seminars' ? seminarRounds : expertRounds).add(places);
}

async function syncAll<Card extends ContentCard>(
  kind: ContentKind<Card>,
  places: readonly CardPlace[],
): Promise<void> {
  let open = [...new Map(places.map((place) => [cardKey(place), place])).values()];
  while (open.length > 0) {
    const before = open;
    open = await untilWritten(() => syncFirst(kind, before));
  }
}

/** @returns the places that are left; null when something changed meanwhile */
async function syncFirst<Card extends ContentCard>(
  kind: ContentKind<Card>,
  open: readonly CardPlace[],
): Promise<CardPlace[] | null> {
  const [first] = open;
  if (!first) return [];
  const chunk = await chunkHolding(kind, cardKey(first));
  const here = open.filter((place) => !chunk || isWithin(cardKey(place), chunk));
  return (await syncChunk(kind, chunk, here))
    ? open.filter((place) => !here.includes(place))
    : null;
}

/** @returns false when it has to be done again, because something changed meanwhile */
async function syncChunk<Card extends ContentCard>(
  kind: ContentKind<Card>,
  chunk: CardChunk<Card> | null,
  places: readonly CardPlace[],
): Promise<boolean> {
  const refs = places.map(({ id }) => db.doc(`${kind.items}/${id}`));
  const items = await db.getAll(...refs);
  const owners = items.map((item): unknown => item.get('advisor'));
  const names = await namesOf(owners.filter((owner) => typeof owner === 'string'));
  const wanted = items.flatMap((item, index): KeptCard<Card>[] => {
    const kept = kind.cardOf(item, names.get(String(owners[index])) ?? '');
    // an item that was published again under the same id has its place elsewhere
    const isHere = kept?.card.order === places[index]?.order;
    // every advisor may read these documents, so they hold nothing that is hidden
    return kept && isHere && !kept.hidden ? [kept] : [];
  });
  const synced = new Set(places.map(cardKey));
  const others = (chunk?.cards ?? []).filter(({ card }) => !synced.has(cardKey(card)));
  const cards = inOrder([...others, ...wanted]);
  if (!(await writeCards(kind, chunk, cards))) return false;
  // a change of name finds the documents that hold its owner's cards: not those that were on the way here
  const known = new Set(chunk?.cards.map(({ card }) => card.advisor));
  const added = wanted.map(({ card }) => card).filter(({ advisor }) => !known.has(advisor));
  const now = await namesOf(added.map(({ advisor }) => advisor));
  return added.every(({ advisor, advisorName }) => (now.get(advisor) ?? '') === advisorName);
}

function inOrder<Card extends ContentCard>(cards: readonly KeptCard<Card>[]): KeptCard<Card>[] {
  return cards.toSorted((a, b) => (cardKey(a.card) < cardKey(b.card) ? -1 : 1));
}

/** Puts an advisor's present name on every card of theirs. */
export async function renameOwner(uid: string): Promise<void> {
  await Promise.all([renameIn(seminarKind, uid), renameIn(expertKind, uid)]);
}

async function renameIn<Card extends ContentCard>(
  kind: ContentKind<Card>,
  uid: string,
): Promise<void> {
  await untilWritten(async () => {
    const chunks = await chunksOfOwner(kind, uid);
    if (chunks.length === 0) return true;
    const advisorName = (await namesOf([uid])).get(uid) ?? '';
    const written = await Promise.all(
      chunks.map((chunk) => {
        const cards = chunk.cards.map((kept) =>
          kept.card.advisor === uid ? { ...kept, card: { ...kept.card, advisorName } } : kept,
        );
        return writeCards(kind, chunk, cards);
      }),
    );
    return written.every(Boolean) || null;
  });
}
