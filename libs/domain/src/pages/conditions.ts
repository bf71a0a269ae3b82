import { topicOf } from '../content/topic.ts';
import { SEATS_LEFT } from '../seats/seats.ts';
import { comingDates } from '../seminars/next-date.ts';
import type { Seminar } from '../seminars/seminar.ts';
import { hole } from './first-view.ts';
import type { PageContent } from './page-content.ts';
import type { PublicPage } from './public-page.ts';

/** Decides whether elements of a page exist. */
interface Condition<Item, Place> {
  holds: (item: Item, place: Place) => boolean;
  /** fields that meet it, with holes for values; left out when samples of other conditions meet it */
  sample?: Partial<Item>;
}

/** By the name that the shape gives each of them. */
type Conditions<Item, Place> = Readonly<Record<string, Condition<Item, Place>>>;

/** The names of the conditions that hold. */
export const namesOf = <Item, Place>(
  conditions: Conditions<Item, Place>,
  item: Item,
  place: Place,
): string[] => Object.keys(conditions).filter((name) => conditions[name]?.holds(item, place));

/**
 * The item with every combination of the samples.
 * @param bare meets no condition
 */
export function samplesOf<Item>(
  bare: Item,
  conditions: Readonly<Record<string, { sample?: Partial<Item> }>>,
): Item[] {
  return Object.values(conditions).reduce<Item[]>(
    (some, { sample }) => (sample ? some.flatMap((one) => [one, { ...one, ...sample }]) : some),
    [bare],
  );
}

/** Marks in the sample's rich text, from which the template learns how an italic part is written. */
export const PLAIN = 'qqplainqq';
export const ITALIC = 'qqitalicqq';

const FAR = Date.UTC(2999, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** A session for each text about seats, recognised by its time. */
export const SAMPLE_DATES: Seminar['dates'] = SEATS_LEFT.map((seats, index) => ({
  time: FAR + index * DAY_MS,
  location: hole('location'),
  seats,
}));

/** Testimonials of which the first becomes the template for all. */
export function testimonialsOf(count: number): PublicPage['testimonials'] {
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? hole('item') : String(index),
    url: '',
    thumb: '',
    customer: hole('customer'),
    quote: hole('quote'),
    order: index,
  }));
}

const about = { id: 'e', advisor: '', advisorName: '' };
const expert = { ...about, description: '', thumb: '', hasTrailer: false, order: 0 };

/** Conditions of an advisor's own page. */
export const pageConditions: Conditions<PublicPage, null> = {
  logo: { holds: ({ logo }) => logo !== null, sample: { logo: hole('logo') } },
  loop: { holds: ({ loop }) => loop !== null, sample: { loop: hole('loop') } },
  loopposter: {
    holds: ({ loop, loopThumb }) => loop !== null && loopThumb !== null,
    sample: { loopThumb: hole('loopposter') },
  },
  intro: { holds: ({ intro }) => intro !== null, sample: { intro: hole('intro') } },
  poster: {
    holds: ({ intro, introThumb }) => intro !== null && introThumb !== null,
    sample: { introThumb: hole('poster') },
  },
  subtext: {
    holds: ({ heroSubtext }) => heroSubtext !== null,
    sample: { heroSubtext: `${PLAIN}_${ITALIC}_` },
  },
  bookable: { holds: ({ bookable }) => bookable, sample: { bookable: true } },
  testimonials: {
    holds: ({ testimonials }) => testimonials.length > 0,
    sample: { testimonials: testimonialsOf(1) },
  },
  videos: {
    holds: ({ seminars, experts }) => seminars.length + experts.length > 0,
    sample: { experts: [expert] },
  },
};

/** On which page something is shown, and how. */
export interface ContentPlace {
  page: PublicPage;
  /** whether the address is the one that shows the trailer first */
  teaser: boolean;
  /** the present time: sessions that have begun are not shown */
  now: Date;
}

const showsTrailer = ({ trailer }: Pick<Seminar, 'trailer'>, { teaser }: ContentPlace) =>
  teaser && trailer !== null;
const hasVideo = ({ video, trailer }: Seminar) => video !== null || trailer !== null;

const file = hole('file');
const poster = hole('poster');

type Kind = PageContent['kind'];
type Items = { [K in Kind]: Extract<PageContent, { kind: K }>['item'] };
/** `PageContent` in a form that lets TypeScript match an item with the conditions of its kind. */
export type ContentOf<K extends Kind> = { [P in K]: { kind: P; item: Items[P] } }[K];

/** Conditions of the page of a single item. */
export const contentConditions: { [K in Kind]: Conditions<Items[K], ContentPlace> } = {
  seminar: {
    trailer: { holds: showsTrailer, sample: { trailer: file } },
    full: { holds: (item, place) => showsTrailer(item, place) && item.video !== null },
    video: { holds: hasVideo, sample: { video: file } },
    poster: { holds: (item) => hasVideo(item) && item.thumb !== null, sample: { thumb: poster } },
    online: { holds: ({ online }) => online, sample: { online: true } },
    dates: {
      holds: ({ dates }, { now }) => comingDates(dates, now).length > 0,
      sample: { dates: SAMPLE_DATES },
    },
  },
  video: {
    trailer: { holds: showsTrailer, sample: { trailer: file } },
    text: {
      holds: ({ description }) => topicOf(description).text !== null,
      sample: { description: `${hole('topic')}\n${hole('text')}` },
    },
  },
  testimonial: {},
  schnellvideo: { poster: { holds: ({ thumb }) => thumb !== null, sample: { thumb: poster } } },
};
