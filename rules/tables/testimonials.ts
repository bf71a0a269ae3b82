import { testimonialSchema } from '@wbd/domain/content';
import { EVERYONE, LEVEL_1, SIGNED_IN } from '../roles.ts';
import { writable, type Table } from '../engine/table.ts';
import { ownContent, readsOfOwner } from './own-content.ts';
import {
  BLANK_OR_FORBIDDEN,
  badLines,
  badText,
  captionsIn,
  fileOf,
  keptOfOwner,
  lines,
  NEAR_BLANK,
  NEAR_FORBIDDEN,
  PAST,
  type Documents,
} from './values.ts';

const testimonial = (advisor: string) => ({
  advisor,
  url: 'testimonials/video/a.mp4',
  thumb: 'testimonials/thumb/a.webp',
  customer: 'Martina Sommer',
  quote: 'Endlich verständlich.',
  displayOrder: 1,
  thumbTime: 2,
});

export const testimonialDocuments: Documents = [
  [keptOfOwner('testimonials'), testimonial('owner')],
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
  reads: readsOfOwner('testimonials', EVERYONE),
  creators: LEVEL_1,
  changers: LEVEL_1,
  deleters: LEVEL_1,
  data: testimonial,
  changes: { quote: 'Anders gesagt.' },
  fields: {
    url: fileOf('testimonials/video'),
    captions: captionsIn('testimonials'),
    thumb: fileOf('testimonials/thumb'),
    customer: writable([...lines(100), ...NEAR_BLANK], [...badLines(100), ...BLANK_OR_FORBIDDEN]),
    quote: writable([...lines(1000), 'Zwei\nZeilen', ...NEAR_FORBIDDEN], badText(1000)),
    displayOrder: numberOrNull,
    thumbTime: numberOrNull,
  },
});
