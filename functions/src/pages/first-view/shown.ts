import {
  appointmentShape,
  bookingTarget,
  comingDates,
  contentShape,
  formatDateTime,
  pageShape,
  topicOf,
  widthsOf,
  type Advisor,
  type ContentPlace,
  type PageContent,
  type PublicPage,
  type SeminarDate,
} from '@wbd/domain';

/** What a page begins with: which template, and what goes into its holes, as plain text. */
export interface Shown {
  template: string;
  texts: Readonly<Record<string, string>>;
  /** with the widths of their sizes */
  pictures: Readonly<Record<string, ShownPicture | null>>;
  /** the text that may have italic parts, as the advisor wrote it */
  richText: string;
  lists: Readonly<Record<string, readonly ShownItem[]>>;
}

export interface ShownPicture {
  path: string;
  widths: readonly number[];
}

/** An item of a list: which of the template's items, and what goes into its holes. */
export interface ShownItem {
  template: string;
  texts: Readonly<Record<string, string>>;
}

const NOTHING: Omit<Shown, 'template'> = { texts: {}, pictures: {}, richText: '', lists: {} };

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
  };
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
function ownParts({ kind, item }: PageContent, now: Date): Pick<Shown, 'texts' | 'lists'> {
  switch (kind) {
    case 'seminar': {
      const { title, description, duration, dates } = item;
      const texts = { title, description, minutes: String(duration) };
      return { texts, lists: { dates: comingDates(dates, now).map(dateItem) } };
    }
    case 'video': {
      const { topic, text } = topicOf(item.description);
      return { texts: { topic, text: text ?? '' }, lists: {} };
    }
    case 'testimonial':
      return { texts: { customer: item.customer, quote: item.quote }, lists: {} };
    case 'schnellvideo':
      return { texts: { title: item.title }, lists: {} };
  }
}

const picture = (path: string | null, widths: readonly number[] = []) =>
  path === null ? null : { path, widths };

const dateItem = ({ time, location, seats }: SeminarDate): ShownItem => ({
  template: `date ${seats}`,
  texts: { time: formatDateTime(new Date(time)), location },
});

const advisorTexts = ({ uid, code, firstName, lastName }: PublicPage) => ({
  uid,
  code: encodeURIComponent(code),
  firstname: firstName,
  lastname: lastName,
});
