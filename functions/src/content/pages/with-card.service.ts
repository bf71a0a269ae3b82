import { testimonialSchema } from '@wbd/domain/content';
import { testimonialCards, type PublicPage } from '@wbd/domain/pages';
import { db, parseDocuments } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { CardReader } from './cards/card-reader.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import { readChoices } from './selections.repository.ts';

/**
 * A page with one card more, if it is one of those that its document does not hold and its advisor shows.
 * @param kind what a link calls it
 */
export async function withCard(page: PublicPage, kind: string, id: string): Promise<PublicPage> {
  if (kind === 'seminar') return withContent(seminarKind, page, id);
  if (kind === 'video') return withContent(expertKind, page, id);
  if (kind === 'testimonial') return withTestimonial(page, id);
  return page;
}

async function withContent<Card extends ContentCard>(
  kind: ContentKind<Card>,
  page: PublicPage,
  id: string,
): Promise<PublicPage> {
  const cards = kind.on(page);
  const more = page.more[kind.section];
  if (!more || cards.some((card) => card.id === id)) return page;
  const [advisor, choices, found] = await Promise.all([
    readAdvisor(page.uid),
    readChoices(page.uid, kind.section),
    new CardReader(kind).byIds([id]),
  ]);
  const kept = found.get(id);
  if (!advisor || !kept || kept.hidden) return page;
  const choice = choices.find((one) => one.id === id);
  const isVisible = choice?.visible ?? kept.card.order < advisor.createdAt.getTime();
  return isVisible ? kind.placedOn(page, { cards: [...cards, kept.card], more }) : page;
}

async function withTestimonial(page: PublicPage, id: string): Promise<PublicPage> {
  if (!page.more.testimonials || page.testimonials.some((card) => card.id === id)) return page;
  const found = parseDocuments(testimonialSchema, [await db.doc(`testimonials/${id}`).get()]);
  const own = found.filter(({ advisor }) => advisor === page.uid);
  return { ...page, testimonials: [...page.testimonials, ...testimonialCards(own)] };
}
