import type { Advisor } from '@wbd/domain/advisors';
import { topicOf } from '@wbd/domain/content';
import { widthsOf } from '@wbd/domain/files';
import {
  appointmentShape,
  bookingTarget,
  contentShape,
  dateShape,
  pageShape,
  showsTestimonials,
  testimonialsShape,
  testimonialSlideShape,
  type ContentPlace,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { comingDates, DATES_AT_FIRST, type SeminarDate } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';

/** What a page begins with: which template, and what goes into its holes, as plain text. */
export interface Shown extends ShownPart {
  /** with the widths of their sizes */
  pictures: Readonly<Record<string, ShownPicture | null>>;
  /** the text that may have italic parts, as the advisor wrote it */
  richText: string;
}

/** A part of a page likewise. The page around it fills its placeholders, too. */
export interface ShownPart {
  template: string;
  texts: Readonly<Record<string, string>>;
  /** those that lie in one hole, by its name */
  parts: Readonly<Record<string, readonly ShownPart[]>>;
}

export interface ShownPicture {
  path: string;
  widths: readonly number[];
}

const NOTHING: Omit<Shown, 'template'> = { texts: {}, pictures: {}, richText: '', parts: {} };

/** A page whose words are the module's alone. */
export const shownAddress = (path: string): Shown => ({ ...NOTHING, template: path });

export function shownPage(page: PublicPage): Shown {
  return {
    ...NOTHING,
    template: pageShape(page),
    texts: {
      ...advisorTexts(page),
      herotext: page.heroText ?? `${page.firstName} ${page.lastName}`,
    },
    pictures: {
      logo: picture(page.logo, page.logoWidths),
      loopposter: picture(page.loopThumb, page.loopThumbWidths),
      poster: picture(page.introThumb, page.introThumbWidths),
    },
    richText: page.heroSubtext ?? '',
    parts: showsTestimonials(page) ? { testimonials: [testimonialsPart(page)] } : {},
  };
}

function testimonialsPart(page: PublicPage): ShownPart {
  const { length } = page.testimonials;
  const slides = page.testimonials.map(({ id, quote, customer }, index): ShownPart => ({
    template: testimonialSlideShape(page),
    texts: { item: encodeURIComponent(id), quote, customer, number: String(index + 1) },
    parts: {},
  }));
  return { template: testimonialsShape(page), texts: { count: String(length) }, parts: { slides } };
}

/** Ids that stand in an address as they are, as all do that are made by the database. */
const PLAIN_ID = /^[\w-]+$/;

/** @returns null for what has an id that an address writes in another way */
export function shownContent(content: PageContent, place: ContentPlace): Shown | null {
  const { item, owner } = content;
  if (!PLAIN_ID.test(item.id) || !PLAIN_ID.test(owner.id)) return null;
  const own = ownParts(content, place.now);
  return {
    ...NOTHING,
    ...own,
    template: contentShape(content, place),
    texts: {
      ...advisorTexts(place.page),
      ...own.texts,
      item: item.id,
      owner: owner.id,
      ownercode: encodeURIComponent(owner.code),
      ownerfirstname: owner.firstName,
      ownerlastname: owner.lastName,
    },
    pictures: { poster: picture(item.thumb, widthsOf(item.thumb, item.pictureWidths)) },
  };
}

/**
 * @param page of the advisor with whom the appointment is
 * @returns null without a calendar, and for an address that the template would write in another way
 */
export function shownAppointment(page: PublicPage, owner: Advisor, pathname: string): Shown | null {
  const via = pathname.split('/')[2] ?? '';
  const isPlain = [via, owner.id].every((id) => PLAIN_ID.test(id));
  if (!isPlain || pathname !== `/action/${via}/appointment/${owner.id}`) return null;
  if (bookingTarget(owner, null) === null) return null;
  return {
    ...NOTHING,
    template: appointmentShape(page),
    texts: { ...advisorTexts(page), via, owner: owner.id },
  };
}

/** What each kind says in its own words. */
function ownParts({ kind, item }: PageContent, now: Date): Pick<Shown, 'texts' | 'parts'> {
  switch (kind) {
    case 'seminar': {
      const { title, description, duration, dates, online } = item;
      const texts = { title, description, minutes: String(duration) };
      const coming = comingDates(dates, now).slice(0, DATES_AT_FIRST);
      return { texts, parts: { dates: coming.map((date) => datePart(date, online)) } };
    }
    case 'video': {
      const { topic, text } = topicOf(item.description);
      return { texts: { topic, text: text ?? '' }, parts: {} };
    }
    case 'testimonial':
      return { texts: { customer: item.customer, quote: item.quote }, parts: {} };
    case 'schnellvideo':
      return { texts: { title: item.title }, parts: {} };
  }
}

const picture = (path: string | null, widths: readonly number[] = []) =>
  path === null ? null : { path, widths };

const datePart = (date: SeminarDate, online: boolean): ShownPart => ({
  template: dateShape(date, online),
  texts: { time: formatDateTime(new Date(date.time)), location: date.location },
  parts: {},
});

const advisorTexts = ({ uid, code, firstName, lastName }: PublicPage) => ({
  uid,
  code: encodeURIComponent(code),
  firstname: firstName,
  lastname: lastName,
});
