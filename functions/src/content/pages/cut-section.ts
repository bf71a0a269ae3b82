import { CARDS_AT_ONCE } from '@wbd/domain/pages';
import type { Cut } from './content-kinds.ts';

/** Three sections and the hero then stay below 100 kB with the longest texts and paths. */
const SECTION_BYTES = 28_000;

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * The first cards of a list, as many as fit.
 * @param cards the list, or its beginning: one card more than `CARDS_AT_ONCE` tells that there are more
 */
export function cutSection<Card>(cards: readonly Card[]): Cut<Card> {
  let bytes = 0;
  const fitting: Card[] = [];
  for (const card of cards.slice(0, CARDS_AT_ONCE)) {
    bytes += bytesOf(card);
    if (bytes > SECTION_BYTES && fitting.length > 0) break;
    fitting.push(card);
  }
  return { cards: fitting, more: fitting.length < cards.length };
}
