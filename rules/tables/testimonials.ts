import { testimonialSchema } from '@wbd/domain/content';
import { EVERYONE, SIGNED_IN, type Role, holders } from '../roles.ts';
import { NOW } from '../engine/request.ts';
import { creates, server, updates, writable, type Table } from '../engine/table.ts';
import { ownContent, readsOfOwner } from './own-content.ts';
import {
  BLANK_OR_FORBIDDEN,
  badLines,
  badText,
  captionsIn,
  fileOf,
  FUTURE,
  getsUnlessHidden,
  keptOfOwner,
  lines,
  NEAR_BLANK,
  NEAR_FORBIDDEN,
  newPath,
  PAST,
  type Documents,
} from './values.ts';

/** As an earlier release stored it: without evidence of a consent. */
const withoutConsent = (advisor: string) => ({
  advisor,
  url: 'testimonials/video/a.mp4',
  thumb: 'testimonials/thumb/a.webp',
  customer: 'Martina Sommer',
  quote: 'Endlich verständlich.',
  displayOrder: 1,
  thumbTime: 2,
});
const early = (role: Role) => `testimonials/early-of-${role}`;

const testimonial = (advisor: string) => ({
  ...withoutConsent(advisor),
  consentVersion: 'testimonial-1',
  consentAt: PAST,
});

export const testimonialDocuments: Documents = [
  ...SIGNED_IN.map((role): Documents[number] => [early(role), withoutConsent(role)]),
  [keptOfOwner('testimonials'), testimonial('owner')],
  ['testimonials/hidden-of-owner', { ...testimonial('owner'), hidden: true }],
  ['testimonials/marked-of-owner', { ...testimonial('owner'), hidden: false }],
  ...SIGNED_IN.map((role): Documents[number] => [`testimonials/of-${role}`, testimonial(role)]),
];

const MOST = Number.MAX_SAFE_INTEGER;
const numberOrNull = writable(
  [null, 0, -3, 2.5, MOST, -MOST],
  ['1', true, PAST, NaN, Infinity, -Infinity, MOST + 1, -MOST - 1],
);

export const testimonials: Table = ownContent({
  collection: 'testimonials',
  schema: testimonialSchema,
  reads: [...readsOfOwner('testimonials', EVERYONE), ...getsUnlessHidden('testimonials')],
  creators: holders('testimonialVideos'),
  changers: holders('testimonialVideos'),
  deleters: holders('testimonialVideos'),
  data: testimonial,
  changes: { quote: 'Anders gesagt.' },
  more: [
    updates('one of an earlier release', holders('testimonialVideos'), early, {
      quote: 'Anders gesagt.',
    }),
    updates('the consent of one of an earlier release', holders('testimonialVideos'), early, {
      consentVersion: 'testimonial-1',
      consentAt: NOW,
    }),
    creates(
      'one without a consent',
      [],
      (role) => newPath('testimonials', `bare${role}`),
      withoutConsent,
    ),
  ],
  fields: {
    hidden: server(true),
    url: fileOf('testimonials/video'),
    captions: captionsIn('testimonials'),
    thumb: fileOf('testimonials/thumb'),
    customer: writable([...lines(100), ...NEAR_BLANK], [...badLines(100), ...BLANK_OR_FORBIDDEN]),
    quote: writable([...lines(1000), 'Zwei\nZeilen', ...NEAR_FORBIDDEN], badText(1000)),
    displayOrder: numberOrNull,
    thumbTime: numberOrNull,
    consentVersion: writable(['testimonial-1'], ['testimonial-0', '', null, 7]),
    consentAt: {
      ...writable([NOW, PAST, null], [FUTURE, '2026-01-01']),
      refusesAtCreation: [null],
      mayBeGone: true,
    },
    withdrawnAt: { ...writable([NOW, null], [PAST, FUTURE, '2026-01-01']), mayBeGone: true },
  },
});
