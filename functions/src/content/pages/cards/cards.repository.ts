import { isDeepStrictEqual } from 'node:util';
import { cardChunkSchema } from '@wbd/domain/pages';
import type { DocumentData, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../../../core/firestore.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';
import type { ContentCard, ContentKind, KeptCard } from '../content-kinds.ts';
import { canJoin, cardKey, isSparse, piecesOf, type CardChunk } from './card-chunks.ts';

/** Firestore compares a field with at most so many values at once. */
const VALUES_AT_ONCE = 30;
const FIRST = 'first';

type Kind<Card extends ContentCard> = ContentKind<Card>;

function chunkIn<Card extends ContentCard>(
  kind: Kind<Card>,
  snapshot: DocumentSnapshot,
): CardChunk<Card> {
  const { from, next, cards } = cardChunkSchema.parse({ ...snapshot.data(), id: snapshot.id });
  const kept = cards.map((card) => kind.keptCard(card)).filter((card) => card !== null);
  return { snapshot, from, next, cards: kept };
}

const refOf = (kind: { cards: string }, from: string) =>
  db.doc(`${kind.cards}/${from === '' ? FIRST : from}`);

/** The document in which a card with this key has its place; null while there is none at all. One read. */
export async function chunkHolding<Card extends ContentCard>(
  kind: Kind<Card>,
  key: string,
): Promise<CardChunk<Card> | null> {
  const found = await db
    .collection(kind.cards)
    .where('from', '<=', key)
    .orderBy('from', 'desc')
    .limit(1)
    .get();
  const [snapshot] = found.docs;
  return snapshot ? chunkIn(kind, snapshot) : null;
}

/** The document that begins at this key; null when it was joined to another meanwhile. */
export async function chunkFrom<Card extends ContentCard>(
  kind: Kind<Card>,
  from: string,
): Promise<CardChunk<Card> | null> {
  const snapshot = await refOf(kind, from).get();
  return snapshot.exists ? chunkIn(kind, snapshot) : null;
}

/** The documents that hold cards of these items. */
export async function chunksWith<Card extends ContentCard>(
  kind: Kind<Card>,
  ids: readonly string[],
): Promise<CardChunk<Card>[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / VALUES_AT_ONCE) }, (_, index) =>
    ids.slice(index * VALUES_AT_ONCE, (index + 1) * VALUES_AT_ONCE),
  );
  const results = await Promise.all(
    parts.map((part) => db.collection(kind.cards).where('ids', 'array-contains-any', part).get()),
  );
  return results.flatMap(({ docs }) => docs.map((snapshot) => chunkIn(kind, snapshot)));
}

/** The documents that hold cards of an advisor's items. */
export async function chunksOfOwner<Card extends ContentCard>(
  kind: Kind<Card>,
  uid: string,
): Promise<CardChunk<Card>[]> {
  const { docs } = await db.collection(kind.cards).where('owners', 'array-contains', uid).get();
  return docs.map((snapshot) => chunkIn(kind, snapshot));
}

/**
 * Writes the cards of a document that was read, splitting it when they are too many and joining it to a neighbour when
 * they are few. All of it happens or nothing.
 * @param chunk null for the very first card
 * @returns false when nothing was written, or may not have been, because something has changed since it was read
 */
export async function writeCards<Card extends ContentCard>(
  kind: Kind<Card>,
  chunk: CardChunk<Card> | null,
  cards: readonly KeptCard<Card>[],
): Promise<boolean> {
  if (isDeepStrictEqual(cards, chunk?.cards ?? [])) return true;
  const batch = db.batch();
  const shrinks = chunk !== null && cards.length < chunk.cards.length;
  const joined = shrinks && isSparse(cards) && (await joinNeighbour(kind, batch, chunk, cards));
  if (!joined) writePieces(kind, batch, chunk, cards);
  return committed(batch);
}

function writePieces<Card extends ContentCard>(
  kind: Kind<Card>,
  batch: WriteBatch,
  chunk: CardChunk<Card> | null,
  cards: readonly KeptCard<Card>[],
): void {
  const end = chunk?.next ?? null;
  const pieces = piecesOf(cards, end === null);
  const starts = pieces.map(([first], index) =>
    index === 0 || !first ? (chunk?.from ?? '') : cardKey(first.card),
  );
  for (const [index, piece] of pieces.entries()) {
    const from = starts[index] ?? '';
    const data = toData(from, starts[index + 1] ?? end, piece);
    if (index === 0 && chunk) {
      batch.update(chunk.snapshot.ref, data, unchanged(chunk.snapshot, true));
    } else {
      batch.create(refOf(kind, from), data);
    }
  }
}

/** @returns whether there is a neighbour with enough room; the batch then holds the joined document */
async function joinNeighbour<Card extends ContentCard>(
  kind: Kind<Card>,
  batch: WriteBatch,
  chunk: CardChunk<Card>,
  cards: readonly KeptCard<Card>[],
): Promise<boolean> {
  const following = chunk.next === null ? null : await chunkFrom(kind, chunk.next);
  if (following && canJoin([...cards, ...following.cards])) {
    join(batch, chunk, following, [...cards, ...following.cards]);
    return true;
  }
  const previous = chunk.from === '' ? null : await chunkBefore(kind, chunk.from);
  if (previous && canJoin([...previous.cards, ...cards])) {
    join(batch, previous, chunk, [...previous.cards, ...cards]);
    return true;
  }
  return false;
}

function join<Card extends ContentCard>(
  batch: WriteBatch,
  left: CardChunk<Card>,
  right: CardChunk<Card>,
  cards: readonly KeptCard<Card>[],
): void {
  batch.update(
    left.snapshot.ref,
    toData(left.from, right.next, cards),
    unchanged(left.snapshot, true),
  );
  batch.delete(right.snapshot.ref, unchanged(right.snapshot, true));
}

async function chunkBefore<Card extends ContentCard>(
  kind: Kind<Card>,
  from: string,
): Promise<CardChunk<Card> | null> {
  const found = await db
    .collection(kind.cards)
    .where('from', '<', from)
    .orderBy('from', 'desc')
    .limit(1)
    .get();
  const [snapshot] = found.docs;
  return snapshot ? chunkIn(kind, snapshot) : null;
}

/** `ids` and `owners` are what a document is found by. */
function toData<Card extends ContentCard>(
  from: string,
  next: string | null,
  cards: readonly KeptCard<Card>[],
): DocumentData {
  return {
    from,
    next,
    cards: cards.map(({ card, hidden }) => ({ ...card, hidden })),
    ids: cards.map(({ card }) => card.id),
    owners: [...new Set(cards.map(({ card }) => card.advisor))],
  };
}
