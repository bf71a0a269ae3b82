import { PUBLIC } from '@wbd/domain/audiences';
import { DEFAULT_ADVISOR_CODE, type Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo, QuickVideo, Testimonial } from '@wbd/domain/content';
import {
  appointmentShape,
  contentShape,
  hole,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { SEATS_LEFT } from '@wbd/domain/seats';
import type { Seminar } from '@wbd/domain/seminars';
import { paths } from '../shared/paths.ts';
import { bare } from './sample-pages.ts';

/** A page of something that an advisor shows. */
export interface SampleContent {
  shape: string;
  path: string;
  page: PublicPage;
  content: PageContent;
}

/** A number that is found again in the rendered page; a duration cannot be a text. */
export const SAMPLE_MINUTES = 987_654;
const FAR = Date.UTC(2999, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** A session for each text about seats, recognised by its time. */
export const SAMPLE_DATES: Seminar['dates'] = SEATS_LEFT.map((seats, index) => ({
  time: FAR + index * DAY_MS,
  location: hole('location'),
  seats,
}));

const owner: Advisor = {
  id: hole('owner'),
  code: hole('ownercode'),
  org: hole('org'),
  firstName: hole('ownerfirstname'),
  lastName: hole('ownerlastname'),
  heroText: null,
  heroSubtext: null,
  loop: null,
  loopThumb: null,
  intro: null,
  introThumb: null,
  introCaptions: null,
  logo: null,
  portrait: null,
  bio: null,
  topics: null,
  qualifications: null,
  languages: null,
  place: null,
  testimonialShareText: null,
  bookingslink: null,
  lv: 2,
  isSpecialist: true,
  hasOwnPage: true,
  blocked: false,
  createdAt: new Date(0),
};

const about = { id: hole('item'), advisor: owner.id, org: owner.org };
const published = { hidden: false, audience: PUBLIC, createdAt: new Date(0) };
const file = hole('file');
const poster = hole('poster');

const seminar: Seminar = {
  ...about,
  ...published,
  title: hole('title'),
  description: hole('description'),
  duration: SAMPLE_MINUTES,
  online: false,
  video: null,
  videoCaptions: null,
  trailer: null,
  trailerCaptions: null,
  preview: null,
  thumb: null,
  pdf: null,
  excluded: false,
  dates: [],
};

/** Changes of which each combination may be another shape. */
const seminarVariants: Partial<Seminar>[][] = [
  [{}, { video: file }],
  [{}, { trailer: file }],
  [{}, { thumb: poster }],
  [{}, { online: true }],
  [{}, { dates: SAMPLE_DATES }],
];
const seminars = seminarVariants.reduce<Seminar[]>(
  (some, changes) => some.flatMap((one) => changes.map((change) => ({ ...one, ...change }))),
  [seminar],
);

const video: ExpertVideo = {
  ...about,
  ...published,
  description: hole('topic'),
  video: file,
  videoCaptions: null,
  trailer: null,
  trailerCaptions: null,
  thumb: poster,
  bookinglink: null,
};
const videos = [
  video,
  { ...video, trailer: file },
  { ...video, description: `${hole('topic')}\n${hole('text')}` },
  { ...video, trailer: file, description: `${hole('topic')}\n${hole('text')}` },
];

const testimonial: Testimonial = {
  id: hole('item'),
  advisor: owner.id,
  url: file,
  captions: null,
  thumb: poster,
  customer: hole('customer'),
  quote: hole('quote'),
  displayOrder: 0,
  thumbTime: null,
  consentVersion: null,
  consentAt: null,
  withdrawnAt: null,
  hidden: false,
};

/** The page's own advisor: a colleague's video waits until it is known that it was taken over. */
const author: Advisor = { ...owner, id: bare.uid };
const quickVideo: QuickVideo = {
  id: hole('item'),
  advisor: author.id,
  title: hole('title'),
  url: file,
  captions: null,
  thumb: null,
  createdAt: new Date(0),
  network: false,
  hidden: false,
};

const contents: PageContent[] = [
  ...seminars.map((item) => ({ kind: 'seminar' as const, item, owner })),
  ...videos.map((item) => ({ kind: 'video' as const, item, owner })),
  { kind: 'testimonial', item: testimonial, owner },
  { kind: 'schnellvideo', item: quickVideo, owner: author },
  { kind: 'schnellvideo', item: { ...quickVideo, thumb: poster }, owner: author },
];

interface SampleAppointment {
  shape: string;
  path: string;
  owner: Advisor;
}

/** The page of an appointment in every shape, before it is known who looks at it. */
export function sampleAppointments(): SampleAppointment[] {
  return [bare.code, DEFAULT_ADVISOR_CODE].map((code) => ({
    shape: appointmentShape({ ...bare, code }),
    path: paths.appointment(hole('via'), owner.id),
    owner: {
      ...owner,
      code,
      firstName: bare.firstName,
      lastName: bare.lastName,
      bookingslink: 'https://example.org',
    },
  }));
}

/** Where a kind is shown: as it is, and, where there may be a trailer, with that first. */
const addresses = {
  seminar: [paths.seminar, paths.seminarTeaser],
  video: [paths.video, paths.videoTeaser],
  testimonial: [paths.sharedTestimonial],
  schnellvideo: [paths.sharedQuickVideo],
} as const;

/** A page of every shape of what an advisor shows, with holes for values. */
export function sampleContents(): SampleContent[] {
  const pages = [bare, { ...bare, code: DEFAULT_ADVISOR_CODE }];
  const samples = contents.flatMap((content) =>
    pages.flatMap((page) =>
      addresses[content.kind].map((address, index): SampleContent => ({
        shape: contentShape(content, { page, teaser: index > 0, now: new Date(0) }),
        path: address(page.code, content.item.id),
        page,
        content,
      })),
    ),
  );
  return [...new Map(samples.map((sample) => [sample.shape, sample])).values()];
}
