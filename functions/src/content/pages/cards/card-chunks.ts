import type { Ordered } from '@wbd/domain/pages';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { KeptCard } from '../content-kinds.ts';
import { bytesOf } from '../cut-section.ts';

/**
 * One of the shared documents. Together they hold every card of a kind in the order of publication: each the cards whose
 * key is at least `from` and below `next`, where the following document begins.
 */
export interface CardChunk<Card> {
  /** as it was read: a write holds only while it still is */
  snapshot: DocumentSnapshot;
  /** empty for the first */
  from: string;
  /** null for the last */
  next: string | null;
  cards: KeptCard<Card>[];
}

const MOST_CARDS = 200;
const MOST_BYTES = 80_000;
/** Below this share a document looks for a neighbour to join. */
const SPARSE = 0.25;
/** Joined documents keep room, so that the next card does not split them again. */
const JOINED = 0.75;

const DIGITS = 15;
const LATEST = 10 ** DIGITS - 1;

/** Where a card has its place: ascending text in the order of publication. It never changes, and neither do a document's bounds. */
export function cardKey({ id, order }: Ordered): string {
  return `${String(Math.min(Math.max(0, Math.trunc(order)), LATEST)).padStart(DIGITS, '0')}-${id}`;
}

export function isWithin(key: string, { from, next }: { from: string; next: string | null }) {
  return key >= from && (next === null || key < next);
}

function fits(cards: readonly unknown[], share = 1): boolean {
  return cards.length <= MOST_CARDS * share && bytesOf(cards) <= MOST_BYTES * share;
}

export const isSparse = (cards: readonly unknown[]): boolean => fits(cards, SPARSE);

/** Whether the cards of two neighbours go into one document. */
export const canJoin = (cards: readonly unknown[]): boolean => fits(cards, JOINED);

/**
 * Splits cards that have become too many for one document.
 * @param isLast new content arrives at the end: there documents are filled up, elsewhere they are halved
 */
export function piecesOf<Item>(cards: readonly Item[], isLast: boolean): Item[][] {
  if (fits(cards) || cards.length < 2) return [[...cards]];
  const middle = isLast ? mostThatFit(cards) : Math.ceil(cards.length / 2);
  return [...piecesOf(cards.slice(0, middle), isLast), ...piecesOf(cards.slice(middle), isLast)];
}

function mostThatFit(cards: readonly unknown[]): number {
  let count = Math.min(cards.length - 1, MOST_CARDS);
  while (count > 1 && !fits(cards.slice(0, count))) count -= 1;
  return count;
}
