import { testimonialSchema } from '@wbd/domain';
import { EVERYONE, LEVEL_1, SIGNED_IN } from '../roles.ts';
import { deletes, fixed, gets, lists, listsUpTo, writable, type Table } from '../engine/table.ts';
import { ownWrites } from './own-content.ts';
import {
  BLANK_OR_FORBIDDEN,
  badFiles,
  badLines,
  badText,
  files,
  keptOfOwner,
  lines,
  NEAR_BLANK,
  NEAR_FORBIDDEN,
  newPath,
  ofRole,
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

export const testimonials: Table = {
  collection: 'testimonials',
  rows: [
    gets('one', EVERYONE, 'testimonials/of-owner'),
    ...listsUpTo(500, "the owner's", ['owner'], {
      collection: 'testimonials',
      where: ['advisor', 'owner'],
    }),
    lists('all', [], { collection: 'testimonials', limit: 10 }),
    ...ownWrites({
      collection: 'testimonials',
      creators: LEVEL_1,
      changers: LEVEL_1,
      data: testimonial,
      changes: { quote: 'Anders gesagt.' },
    }),
    deletes('the own', LEVEL_1, ofRole('testimonials')),
    deletes("the owner's", ['owner'], 'testimonials/of-owner'),
  ],
  fields: {
    schema: testimonialSchema,
    target: 'testimonials/of-owner',
    writers: ['owner'],
    creates: {
      path: (number) => newPath('testimonials', `New${number}x`),
      data: testimonial('owner'),
    },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      advisor: fixed(['owner'], ['foreign', null], 'foreign'),
      url: writable(files('testimonials/video'), [null, ...badFiles('testimonials/video')]),
      thumb: writable(files('testimonials/thumb'), [null, ...badFiles('testimonials/thumb')]),
      customer: writable([...lines(100), ...NEAR_BLANK], [...badLines(100), ...BLANK_OR_FORBIDDEN]),
      quote: writable([...lines(1000), 'Zwei\nZeilen', ...NEAR_FORBIDDEN], badText(1000)),
      displayOrder: numberOrNull,
      thumbTime: numberOrNull,
    },
  },
};
