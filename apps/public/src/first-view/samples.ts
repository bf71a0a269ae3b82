import { advisorSchema, DEFAULT_ADVISOR_CODE, type Advisor } from '@wbd/domain/advisors';
import { expertVideoSchema, quickVideoSchema, testimonialSchema } from '@wbd/domain/content';
import {
  appointmentShape,
  contentConditions,
  contentShape,
  emptyPageOf,
  hole,
  MANY_SLIDES,
  pageConditions,
  pageShape,
  samplesOf,
  testimonialsOf,
  type ContentOf,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { seminarSchema } from '@wbd/domain/seminars';
import { paths } from '../shared/paths.ts';

const createdAt = new Date(0);

const owner = advisorSchema.parse({
  id: hole('owner'),
  code: hole('ownercode'),
  org: hole('org'),
  firstName: hole('ownerfirstname'),
  lastName: hole('ownerlastname'),
  heroText: null,
  heroSubtext: null,
  loop: null,
  intro: null,
  introThumb: null,
  logo: null,
  testimonialShareText: null,
  bookingslink: null,
  lv: 2,
  isSpecialist: true,
  hasOwnPage: true,
  createdAt,
});

/** A page of an advisor without anything of their own on it. */
export const bare = emptyPageOf({
  ...owner,
  id: hole('uid'),
  code: hole('code'),
  firstName: hole('firstname'),
  lastName: hole('lastname'),
  heroText: hole('herotext'),
});
const start = { ...bare, code: DEFAULT_ADVISOR_CODE };

/** A page of every shape, and with testimonials in every shape, with holes for values. */
export function samplePages(): PublicPage[] {
  const own = samplesOf(bare, pageConditions).map((page) => [pageShape(page), page] as const);
  const more = { ...bare.more, testimonials: true };
  const withTestimonials = [bare, start].flatMap((page) =>
    Array.from({ length: MANY_SLIDES }, (_, index) => testimonialsOf(index + 1)).flatMap((some) => [
      { ...page, testimonials: some },
      { ...page, testimonials: some, more },
    ]),
  );
  return [...new Map(own).values(), start, { ...bare, hasOwnPage: false }, ...withTestimonials];
}

/** A number that is found again in the rendered page; a duration cannot be a text. */
export const SAMPLE_MINUTES = 987_654;

const about = { id: hole('item'), advisor: owner.id, org: owner.org, createdAt };
const file = hole('file');
const thumb = hole('poster');

const seminar = seminarSchema.parse({
  ...about,
  title: hole('title'),
  description: hole('description'),
  duration: SAMPLE_MINUTES,
  online: false,
  video: null,
  trailer: null,
  preview: null,
  thumb: null,
  pdf: null,
});

const video = expertVideoSchema.parse({
  ...about,
  description: hole('topic'),
  video: file,
  trailer: null,
  thumb,
  bookinglink: null,
});

const testimonial = testimonialSchema.parse({
  ...about,
  url: file,
  thumb,
  customer: hole('customer'),
  quote: hole('quote'),
  displayOrder: 0,
  thumbTime: null,
});

/** The page's own advisor: a colleague's video waits until it is known that it was taken over. */
const author: Advisor = { ...owner, id: bare.uid };
const quickVideo = quickVideoSchema.parse({
  ...about,
  advisor: author.id,
  title: hole('title'),
  url: file,
  thumb: null,
});

const withSamples = <K extends PageContent['kind']>(content: ContentOf<K> & { owner: Advisor }) =>
  samplesOf(content.item, contentConditions[content.kind]).map((item) => ({ ...content, item }));

const contents: PageContent[] = [
  ...withSamples({ kind: 'seminar', item: seminar, owner }),
  ...withSamples({ kind: 'video', item: video, owner }),
  ...withSamples({ kind: 'testimonial', item: testimonial, owner }),
  ...withSamples({ kind: 'schnellvideo', item: quickVideo, owner: author }),
];

/** The page of an appointment in every shape, before it is known who looks at it. */
export const sampleAppointments = () =>
  [bare, start].map((page) => {
    const { code, firstName, lastName } = page;
    return {
      shape: appointmentShape(page),
      path: paths.appointment(hole('via'), owner.id),
      owner: { ...owner, code, firstName, lastName, bookingslink: 'https://example.org' },
    };
  });

/** The addresses of each kind; the second one shows the trailer first. */
const addresses = {
  seminar: [paths.seminar, paths.seminarTeaser],
  video: [paths.video, paths.videoTeaser],
  testimonial: [paths.sharedTestimonial],
  schnellvideo: [paths.sharedQuickVideo],
} as const;

/** A page of every shape of what an advisor shows, with holes for values. */
export function sampleContents() {
  const samples = contents.flatMap((content) =>
    [bare, start].flatMap((page) =>
      addresses[content.kind].map((address, index) => ({
        shape: contentShape(content, { page, teaser: index > 0, now: createdAt }),
        path: address(page.code, content.item.id),
        page,
        content,
      })),
    ),
  );
  return [...new Map(samples.map((sample) => [sample.shape, sample])).values()];
}
