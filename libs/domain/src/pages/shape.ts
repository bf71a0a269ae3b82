import { DEFAULT_ADVISOR_CODE } from '../advisors/advisor-code.ts';
import type { Seminar, SeminarDate } from '../seminars/seminar.ts';
import { comingDates } from '../seminars/next-date.ts';
import { topicOf } from '../content/topic.ts';
import type { PageContent } from './page-content.ts';
import type { PublicPage } from './public-page.ts';

/** What decides which elements an advisor's page begins with; all else are values. */
export function pageShape(page: PublicPage): string {
  const testimonials = showsTestimonials(page);
  if (isStart(page)) return shape('start', { testimonials });
  if (!page.hasOwnPage) return 'recommended';
  return shape('own', {
    logo: page.logo !== null,
    loop: page.loop !== null,
    loopposter: page.loop !== null && page.loopThumb !== null,
    intro: page.intro !== null,
    poster: page.intro !== null && page.introThumb !== null,
    subtext: page.heroSubtext !== null,
    bookable: page.bookable,
    testimonials,
    videos: page.seminars.length + page.experts.length > 0,
  });
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

/** On which page something is shown, and how. */
export interface ContentPlace {
  page: PublicPage;
  /** whether the address is the one that shows the trailer first */
  teaser: boolean;
  /** the present time: sessions that have begun are not shown */
  now: Date;
}

/** What decides which elements the page of something on an advisor's page begins with. */
export function contentShape(content: PageContent, place: ContentPlace): string {
  const { kind } = content;
  const start = isStart(place.page);
  switch (kind) {
    case 'seminar':
      return shape(kind, { start, ...seminarParts(content.item, place) });
    case 'video':
      return shape(kind, {
        start,
        trailer: place.teaser && content.item.trailer !== null,
        text: topicOf(content.item.description).text !== null,
      });
    case 'testimonial':
      return shape(kind, { start });
    case 'schnellvideo':
      return shape(kind, {
        start,
        poster: content.item.thumb !== null,
      });
  }
}

/** What decides which elements the page of an appointment begins with, before it is known who looks at it. */
export function appointmentShape(page: PublicPage): string {
  return shape('appointment', { start: isStart(page) });
}

function seminarParts(seminar: Seminar, { teaser, now }: ContentPlace): Record<string, boolean> {
  const { video, trailer, thumb, online, dates } = seminar;
  const showsTrailer = teaser && trailer !== null;
  const hasVideo = video !== null || trailer !== null;
  return {
    trailer: showsTrailer,
    full: showsTrailer && video !== null,
    video: hasVideo,
    poster: hasVideo && thumb !== null,
    online,
    dates: comingDates(dates, now).length > 0,
  };
}

const slidesUpToMany = ({ testimonials }: PublicPage) => Math.min(testimonials.length, MANY_SLIDES);

const isStart = ({ code }: PublicPage) => code === DEFAULT_ADVISOR_CODE;

function shape(kind: string, parts: Record<string, boolean>): string {
  const present = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [part] : []));
  return [kind, ...present].join(' ');
}
