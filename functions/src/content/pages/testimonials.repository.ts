import { testimonialSchema } from '@wbd/domain/content';
import {
  CARDS_AT_ONCE,
  type Ordered,
  type PageTestimonial,
  testimonialCards,
} from '@wbd/domain/pages';
import { db, parseDocuments } from '../../core/firestore.ts';
import type { Cut } from './content-kinds.ts';
import { cutSection } from './cut-section.ts';

/** Firestore lists null before every number; hidden testimonials have it. */
const BEFORE_ALL = -Number.MAX_VALUE;

/**
 * The next testimonials that an advisor's page shows, in their order.
 * @param after the one that they follow; null for the page's beginning
 */
export async function nextTestimonials(
  uid: string,
  after: Ordered | null = null,
): Promise<Cut<PageTestimonial>> {
  const cards: PageTestimonial[] = [];
  let last: Ordered | null = after;
  // withheld ones leave room for others
  for (;;) {
    const shown = db
      .collection('testimonials')
      .where('advisor', '==', uid)
      .where('displayOrder', '>=', last?.order ?? BEFORE_ALL)
      .orderBy('displayOrder')
      .orderBy('__name__')
      .limit(CARDS_AT_ONCE + 1);
    const { docs } = await (last ? shown.startAfter(last.order, last.id) : shown).get();
    const found = parseDocuments(testimonialSchema, docs);
    cards.push(...testimonialCards(found));
    const end = found.at(-1);
    const order = docs.length > CARDS_AT_ONCE ? (end?.displayOrder ?? null) : null;
    if (!end || order === null || cards.length > CARDS_AT_ONCE) return cutSection(cards);
    last = { id: end.id, order };
  }
}
