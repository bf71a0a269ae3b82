import { byOrder, CARDS_AT_ONCE, type Ordered } from '@wbd/domain/pages';
import type { Selection } from '@wbd/domain/seminars';
import { db } from '../../core/firestore.ts';
import type { CardReader } from './cards/card-reader.ts';
import { cardKey } from './cards/card-chunks.ts';
import { syncCards } from './cards/sync-cards.service.ts';
import type { ContentCard, ContentKind, Cut, KeptCard } from './content-kinds.ts';
import { cutSection } from './cut-section.ts';

/** What decides which content a page shows. */
export interface Viewpoint {
  /** when its advisor joined, milliseconds since 1970: older items are shown without a choice */
  joined: number;
  choices: readonly Selection[];
}

export interface Arranged<Card> extends Cut<Card> {
  /** ids that were chosen and do not exist any more */
  gone: string[];
}

/** One more than fits tells that there are more. */
const ENOUGH = CARDS_AT_ONCE + 1;

/**
 * The next cards of a page, in its order: those that the advisor chose by the chosen key, the others that show by the time
 * of their publication. Reads no more than it takes to fill one answer.
 * @param after the card that they follow; null for the page's beginning
 * @param known cards that need not be read
 */
export async function arrangeSection<Card extends ContentCard>(
  kind: ContentKind<Card>,
  reader: CardReader<Card>,
  viewpoint: Viewpoint,
  {
    after = null,
    known = new Map<string, Card>(),
  }: { after?: Ordered | null; known?: ReadonlyMap<string, Card> } = {},
): Promise<Arranged<Card>> {
  const [chosen, others] = await Promise.all([
    chosenCards(kind, reader, viewpoint, after, known),
    defaultCards(reader, viewpoint, after),
  ]);
  const cards = [...chosen.cards, ...others].toSorted(byOrder);
  return { ...cutSection(cards), gone: chosen.gone };
}

async function chosenCards<Card extends ContentCard>(
  kind: ContentKind<Card>,
  reader: CardReader<Card>,
  { choices }: Viewpoint,
  after: Ordered | null,
  known: ReadonlyMap<string, Card>,
): Promise<{ cards: Card[]; gone: string[] }> {
  const places = choices
    .filter(({ visible }) => visible)
    .map(({ id, dateForOrder }): Ordered => ({ id, order: dateForOrder }))
    .filter((place) => after === null || byOrder(place, after) > 0)
    .toSorted(byOrder);
  const cards: Card[] = [];
  const gone: string[] = [];
  for (let from = 0; from < places.length && cards.length < ENOUGH; from += ENOUGH) {
    const part = places.slice(from, from + ENOUGH);
    const missing = part.map(({ id }) => id).filter((id) => !known.has(id));
    const { found, lost } = await findCards(kind, reader, missing);
    gone.push(...lost);
    for (const { id, order } of part) {
      const kept = found.get(id);
      const card = known.get(id) ?? (kept?.hidden === false ? kept.card : undefined);
      if (card) cards.push({ ...card, order });
    }
  }
  return { cards, gone };
}

/** Cards by id, and the ids of missing items. New items get their card here. */
async function findCards<Card extends ContentCard>(
  kind: ContentKind<Card>,
  reader: CardReader<Card>,
  ids: readonly string[],
): Promise<{ found: ReadonlyMap<string, KeptCard<Card>>; lost: string[] }> {
  const found = ids.length === 0 ? new Map<string, KeptCard<Card>>() : await reader.byIds(ids);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return { found, lost: [] };
  const items = await db.getAll(...missing.map((id) => db.doc(`${kind.items}/${id}`)));
  const lost = items.filter(({ exists }) => !exists).map(({ id }) => id);
  const late = items
    .flatMap((item) => kind.cardOf(item, '') ?? [])
    .flatMap(({ card, hidden }) => (hidden ? [] : [card]));
  if (late.length === 0) return { found, lost };
  await syncCards(kind, late);
  const synced = await reader.byIds(late.map(({ id }) => id));
  return { found: new Map([...found, ...synced]), lost };
}

async function defaultCards<Card extends ContentCard>(
  reader: CardReader<Card>,
  { choices, joined }: Viewpoint,
  after: Ordered | null,
): Promise<Card[]> {
  const decided = new Set(choices.map(({ id }) => id));
  const cards: Card[] = [];
  for await (const { card, hidden } of reader.from(after === null ? '' : cardKey(after))) {
    if (card.order >= joined || cards.length === ENOUGH) break;
    if (decided.has(card.id) || hidden) continue;
    if (after === null || byOrder(card, after) > 0) cards.push(card);
  }
  return cards;
}
