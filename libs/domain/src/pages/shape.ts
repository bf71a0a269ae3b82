import { DEFAULT_ADVISOR_CODE } from '../advisors/advisor-code.ts';
import type { SeminarDate } from '../seminars/seminar.ts';
import {
  contentConditions,
  pageConditions,
  namesOf,
  type ContentOf,
  type ContentPlace,
} from './conditions.ts';
import type { PageContent } from './page-content.ts';
import type { PublicPage } from './public-page.ts';

/** What decides which elements an advisor's page begins with; all else are values. */
export function pageShape(page: PublicPage): string {
  const testimonials = showsTestimonials(page);
  if (isStart(page)) return shape('start', { testimonials });
  if (!page.hasOwnPage) return 'recommended';
  return ['own', ...namesOf(pageConditions, page, null)].join(' ');
}

/** The start and pages of one's own have what customers say below the hero; a page that shows the network's offer has not. */
export function showsTestimonials(page: PublicPage): boolean {
  return page.testimonials.length > 0 && (isStart(page) || page.hasOwnPage);
}

/** From so many slides on, more of them change nothing but their own row. */
export const MANY_SLIDES = 4;

/** What decides which elements the testimonials of a page are, apart from their slides. */
export function testimonialsShape(page: PublicPage): string {
  return shape(`testimonials ${slidesUpToMany(page)}`, {
    start: isStart(page),
    more: page.more.testimonials,
  });
}

/** What decides which elements a slide of them is. */
export function testimonialSlideShape(page: PublicPage): string {
  return shape(`testimonial of ${slidesUpToMany(page)}`, { start: isStart(page) });
}

/** What decides which elements a session of a seminar is. */
export function dateShape({ seats }: SeminarDate, online: boolean): string {
  return shape(`date ${seats}`, { online });
}

/** What decides which elements the page of something on an advisor's page begins with. */
export function contentShape(content: PageContent, place: ContentPlace): string {
  const start = shape(content.kind, { start: isStart(place.page) });
  return [start, ...contentParts(content, place)].join(' ');
}

const contentParts = <K extends PageContent['kind']>(
  { kind, item }: ContentOf<K>,
  place: ContentPlace,
) => namesOf(contentConditions[kind], item, place);

/** What decides which elements the page of an appointment begins with, before it is known who looks at it. */
export function appointmentShape(page: PublicPage): string {
  return shape('appointment', { start: isStart(page) });
}

const slidesUpToMany = ({ testimonials }: PublicPage) => Math.min(testimonials.length, MANY_SLIDES);

const isStart = ({ code }: PublicPage) => code === DEFAULT_ADVISOR_CODE;

function shape(kind: string, parts: Record<string, boolean>): string {
  const present = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [part] : []));
  return [kind, ...present].join(' ');
}
