import type { Advisor } from '../advisors/advisor.ts';
import type { ExpertVideo, Testimonial } from '../content/content.ts';
import { isContentShownTo } from '../content/content-state.ts';
import { libraryContent, type KnowledgeVideo } from '../content/library.ts';
import { cardDates } from '../seminars/next-date.ts';
import type { Seminar } from '../seminars/seminar.ts';
import { safeHttpLink } from './booking-link.ts';
import { filmMode, isFilmOffered, isFilmShownTo } from '../files/film-state.ts';
import { filmSizes } from '../files/film-versions.ts';
import { widthsOf, type PictureWidths } from '../files/picture-sizes.ts';
import { textOrNull } from '../fields/text.ts';
import {
  MOST_KNOWLEDGE_ON_PAGE,
  type PageExpert,
  type PageKnowledge,
  type PageProfile,
  type PageSeminar,
  type PageTestimonial,
  type PublicPage,
} from './public-page.ts';

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
    films,
    createdAt,
    pictureWidths,
  }: Pick<
    Seminar,
    | 'id'
    | 'advisor'
    | 'title'
    | 'thumb'
    | 'online'
    | 'dates'
    | 'trailer'
    | 'films'
    | 'createdAt'
    | 'pictureWidths'
  >,
  advisorName: string,
): PageSeminar {
  const hasTrailer = isFilmOffered(trailer, films);
  const order = createdAt.getTime();
  const sizes = thumbWidths(thumb, pictureWidths);
  const shown = cardDates(dates);
  return {
    id,
    advisor,
    advisorName,
    title,
    thumb,
    ...sizes,
    online,
    dates: shown,
    ...(dates.length > shown.length && { dateCount: dates.length }),
    hasTrailer,
    order,
  };
}

/** @param advisorName the owner's full name */
export function expertCard(
  {
    id,
    advisor,
    description,
    thumb,
    trailer,
    films,
    createdAt,
    pictureWidths,
  }: Pick<
    ExpertVideo,
    'id' | 'advisor' | 'description' | 'thumb' | 'trailer' | 'films' | 'createdAt' | 'pictureWidths'
  >,
  advisorName: string,
): PageExpert {
  const hasTrailer = isFilmOffered(trailer, films);
  const order = createdAt.getTime();
  const sizes = thumbWidths(thumb, pictureWidths);
  return { id, advisor, advisorName, description, thumb, ...sizes, hasTrailer, order };
}

/** Visible testimonials in display order, without those whose film could not be converted. */
export function testimonialCards(testimonials: readonly Testimonial[]): PageTestimonial[] {
  return testimonials
    .flatMap((testimonial) => {
      const { id, url, films, thumb, customer, quote, displayOrder, pictureWidths } = testimonial;
      const isShown = isContentShownTo('visitor', testimonial);
      if (displayOrder === null || !isShown || !isFilmShownTo('visitor', url, films)) return [];
      const sizes = thumbWidths(thumb, pictureWidths);
      return [{ id, url, thumb, ...sizes, customer, quote, order: displayOrder }];
    })
    .toSorted(byOrder);
}

/** More than a card has room for. */
const SHOWN_CHARACTERS = 300;

/** The videos of the library that a page shows, the newest first. */
export function knowledgeCards(videos: readonly KnowledgeVideo[]): PageKnowledge[] {
  return videos
    .filter((video) => isContentShownTo('visitor', libraryContent(video)))
    .filter(({ url, films }) => isFilmShownTo('visitor', url, films))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MOST_KNOWLEDGE_ON_PAGE)
    .map(({ id, title, description, thumb, pictureWidths }) => ({
      id,
      title,
      description: Array.from(description).slice(0, SHOWN_CHARACTERS).join(''),
      thumb,
      ...thumbWidths(thumb, pictureWidths),
    }));
}

/** Nothing for a picture without sizes, so that pages of earlier releases stay equal to what is made of the same rows now. */
function thumbWidths(thumb: string | null, pictures: PictureWidths): { thumbWidths?: number[] } {
  const widths = widthsOf(thumb, pictures);
  return widths.length > 0 ? { thumbWidths: [...widths] } : {};
}

/** What a page says about its advisor, as opposed to its cards. */
export function pageFieldsOf(
  advisor: Advisor,
): Omit<PublicPage, 'testimonials' | 'seminars' | 'experts' | 'more'> {
  const loopThumbWidths = [...widthsOf(advisor.loopThumb, advisor.pictureWidths)];
  const loopSizes = [...filmSizes(advisor.loop, advisor.films)];
  const introMode = filmMode(advisor.intro, advisor.films);
  const introSizes = [...filmSizes(advisor.intro, advisor.films)];
  const introThumbWidths = [...widthsOf(advisor.introThumb, advisor.pictureWidths)];
  const profile = profileOf(advisor);
  const logoWidths = [...widthsOf(advisor.logo, advisor.pictureWidths)];
  return {
    id: advisor.code,
    uid: advisor.id,
    code: advisor.code,
    firstName: advisor.firstName,
    lastName: advisor.lastName,
    heroText: textOrNull(advisor.heroText),
    heroSubtext: textOrNull(advisor.heroSubtext),
    loop: isFilmOffered(advisor.loop, advisor.films) ? advisor.loop : null,
    ...(loopSizes.length > 0 && { loopSizes }),
    loopThumb: advisor.loopThumb,
    ...(loopThumbWidths.length > 0 && { loopThumbWidths }),
    intro: isFilmOffered(advisor.intro, advisor.films) ? advisor.intro : null,
    ...(introSizes.length > 0 && { introSizes }),
    ...(introMode === 'stream' && { introMode }),
    introCaptions: advisor.introCaptions,
    introThumb: advisor.introThumb,
    ...(introThumbWidths.length > 0 && { introThumbWidths }),
    logo: advisor.logo,
    ...(logoWidths.length > 0 && { logoWidths }),
    ...(profile && { profile }),
    hasOwnPage: advisor.hasOwnPage,
    bookable: safeHttpLink(advisor.bookingslink ?? '') !== null,
  };
}

/** @returns null without any word or picture */
function profileOf(advisor: Advisor): PageProfile | null {
  const portraitWidths = [...widthsOf(advisor.portrait, advisor.pictureWidths)];
  const profile = {
    portrait: advisor.portrait,
    ...(portraitWidths.length > 0 && { portraitWidths }),
    bio: textOrNull(advisor.bio),
    topics: linesOf(advisor.topics),
    qualifications: linesOf(advisor.qualifications),
    languages: textOrNull(advisor.languages),
    place: textOrNull(advisor.place),
  };
  const isEmpty = Object.values(profile).every((value) => value === null || value.length === 0);
  return isEmpty ? null : profile;
}

/** The lines of a text that hold something. */
function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
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
