import { byOrder, CARDS_AT_ONCE, type Ordered } from '@wbd/domain/pages';
import type { Selection } from '@wbd/domain/seminars';

interface Card extends Ordered {
  /** uid of the advisor who published it */
  advisor: string;
}

interface Section<Shown> {
  /** whose page it is */
  uid: string;
  /** the section as the page's document has it */
  cards: readonly Shown[];
  more: boolean;
  /** what the advisor chose, as it is now */
  choices: readonly Selection[];
  /** the card of an item as it is stored now; null when the item is gone, or the operator hides it */
  read: (id: string) => Promise<Shown | null>;
}

/**
 * A section of an advisor's own page with what they changed since the server wrote it: hidden, chosen and moved items, and
 * their own ones as they are stored. Beyond the last card that the document knows, nothing is known.
 */
export async function withOwnEdits<Shown extends Card>(
  section: Section<Shown>,
): Promise<{ cards: Shown[]; more: boolean }> {
  const { uid, cards, more } = section;
  const choices = new Map(section.choices.map((choice) => [choice.id, choice]));
  const last = more ? cards.at(-1) : undefined;
  const isKnown = (place: Ordered) => last === undefined || byOrder(place, last) <= 0;

  const shown = cards.filter(({ id }) => choices.get(id)?.visible !== false);
  const there = new Set(cards.map(({ id }) => id));
  const chosen = section.choices
    .filter(({ id, visible }) => visible && !there.has(id))
    .filter(({ id, dateForOrder }) => isKnown({ id, order: dateForOrder }))
    .slice(0, CARDS_AT_ONCE);
  const current = await Promise.all([
    ...shown.map((card) => (card.advisor === uid ? section.read(card.id) : card)),
    ...chosen.map(({ id }) => section.read(id)),
  ]);
  const placed = current
    .filter((card) => card !== null)
    .map((card) => ({ ...card, order: choices.get(card.id)?.dateForOrder ?? card.order }))
    .filter(isKnown)
    .toSorted(byOrder);
  return { cards: placed.slice(0, CARDS_AT_ONCE), more: more || placed.length > CARDS_AT_ONCE };
}
