import type { Advisor } from '../entities/advisor.ts';
import type { ExpertVideo, Testimonial } from '../entities/content.ts';
import type { Seminar } from '../entities/seminar.ts';
import { safeHttpLink } from '../values/booking-link.ts';
import { textOrNull } from '../values/text.ts';
import type { PageExpert, PageSeminar, PageTestimonial, PublicPage } from './public-page.ts';

/** Something that has a place on a page. */
export interface Ordered {
  id: string;
  /** sort key, ascending */
  order: number;
}

/** Compares by key, and by id where keys are equal, so that the order is the same everywhere. */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** @param advisorName the owner's full name */
export function seminarCard(
  {
    id,
    advisor,
    title,
    thumb,
    online,
    dates,
    trailer,
    createdAt,
  }: Pick<
    Seminar,
    'id' | 'advisor' | 'title' | 'thumb' | 'online' | 'dates' | 'trailer' | 'createdAt'
  >,
  advisorName: string,
): PageSeminar {
  const hasTrailer = trailer !== null;
  const order = createdAt.getTime();
  return { id, advisor, advisorName, title, thumb, online, dates, hasTrailer, order };
}

/** @param advisorName the owner's full name */
export function expertCard(
  {
    id,
    advisor,
    description,
    thumb,
    trailer,
    createdAt,
  }: Pick<ExpertVideo, 'id' | 'advisor' | 'description' | 'thumb' | 'trailer' | 'createdAt'>,
  advisorName: string,
): PageExpert {
  const hasTrailer = trailer !== null;
  return { id, advisor, advisorName, description, thumb, hasTrailer, order: createdAt.getTime() };
}

/** The testimonials that are shown, in their order. */
export function testimonialCards(testimonials: readonly Testimonial[]): PageTestimonial[] {
  return testimonials
    .flatMap(({ id, url, thumb, customer, quote, displayOrder }) =>
      displayOrder === null ? [] : [{ id, url, thumb, customer, quote, order: displayOrder }],
    )
    .toSorted(byOrder);
}

/** What a page says about its advisor, as opposed to its cards. */
export function pageFieldsOf(
  advisor: Advisor,
): Omit<PublicPage, 'testimonials' | 'seminars' | 'experts' | 'more'> {
  return {
    id: advisor.code,
    uid: advisor.id,
    code: advisor.code,
    firstName: advisor.firstName,
    lastName: advisor.lastName,
    heroText: textOrNull(advisor.heroText),
    heroSubtext: textOrNull(advisor.heroSubtext),
    loop: advisor.loop,
    intro: advisor.intro,
    introCaptions: advisor.introCaptions,
    introThumb: advisor.introThumb,
    logo: advisor.logo,
    hasOwnPage: advisor.hasOwnPage,
    bookable: safeHttpLink(advisor.bookingslink ?? '') !== null,
  };
}

/** An advisor's page before it has any card. */
export function emptyPageOf(advisor: Advisor): PublicPage {
  return {
    ...pageFieldsOf(advisor),
    testimonials: [],
    seminars: [],
    experts: [],
    more: { testimonials: false, seminars: false, experts: false },
  };
}
