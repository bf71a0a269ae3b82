import { advisorSchema, selectionsSchema } from '@wbd/domain';
import type { Fields } from '../engine/request.ts';
import { ADVISOR_FACTS, EVERYONE, LEVEL_1, SIGNED_IN, type Role } from '../roles.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  lists,
  server,
  updates,
  writable,
  type Field,
  type Table,
} from '../engine/table.ts';
import {
  badFiles,
  BAD_LINKS,
  files,
  FUTURE,
  letters,
  LINKS,
  PAST,
  type Documents,
} from './values.ts';

const page = {
  heroText: null,
  heroSubtext: null,
  loop: null,
  intro: null,
  introThumb: null,
  logo: null,
  testimonialShareText: null,
  bookingslink: null,
};

export const advisorDocuments: Documents = Object.entries(ADVISOR_FACTS).map(
  ([uid, { lv, org }]) => [
    `advisors/${uid}`,
    {
      ...page,
      code: uid,
      firstName: 'Petra',
      lastName: 'Prüfstein',
      org,
      lv,
      isSpecialist: lv === 2,
      hasOwnPage: lv > 0,
      createdAt: PAST,
    },
  ],
);

const text = (most: number): Field =>
  writable([letters(most), '', null], [letters(most + 1), 7, ['x']]);
const file = (folder: string): Field => writable([...files(folder), null], badFiles(folder));

export const advisors: Table = {
  collection: 'advisors',
  rows: [
    gets('one', EVERYONE, 'advisors/owner'),
    lists('some', [], { collection: 'advisors', limit: 1 }),
    creates('oneself', [], (role) => ({
      path: `advisors/${role}-new`,
      data: { lv: 2, ...page },
    })),
    creates('oneself, without being an advisor', [], (role) => ({
      path: `advisors/${role === 'customer' ? role : 'otherCustomer'}`,
      data: { lv: 2, ...page },
    })),
    updates('the own page', LEVEL_1, (role) => `advisors/${role}`, { heroText: 'Neu' }),
    updates("the owner's page", ['owner'], 'advisors/owner', { heroText: 'Neu' }),
    updates('the page and the level', [], (role) => `advisors/${role}`, { heroText: 'Neu', lv: 7 }),
    deletes('oneself', [], (role) => `advisors/${role}`),
  ],
  fields: {
    schema: advisorSchema,
    target: 'advisors/owner',
    writers: ['owner'],
    creates: null,
    fields: {
      id: server('anders'),
      code: server('neu'),
      firstName: server('Neu'),
      lastName: server('Neu'),
      heroText: text(200),
      heroSubtext: text(1000),
      loop: file('hero/loop'),
      intro: file('hero/intro'),
      introThumb: file('hero/thumb'),
      logo: file('hero/logo'),
      testimonialShareText: text(1000),
      bookingslink: writable([...LINKS, null], BAD_LINKS),
      org: server('org-c'),
      lv: server(1),
      isSpecialist: server(false),
      hasOwnPage: server(false),
      createdAt: server(FUTURE),
    },
  },
};

const choice = { visible: true, dateForOrder: 1 };
const other = { visible: false, dateForOrder: 5 };

/** As many choices as one document may hold. */
const FULL = Object.fromEntries([
  ['of-owner', choice],
  ...Array.from({ length: 1_499 }, (_, number) => [`chosen-${number}`, choice] as const),
]);
const choicesOf = (role: Role): Fields => (role === 'admin' ? FULL : { 'of-owner': choice });

/** These have not chosen any expert video yet, and that one no seminar. */
const NO_EXPERTS: readonly Role[] = ['owner', 'basic', 'lite'];
const NO_SEMINARS: Role = 'unconfirmed';
const HAVE_EXPERTS = LEVEL_1.filter((role) => !NO_EXPERTS.includes(role));
const HAVE_SEMINARS = LEVEL_1.filter((role) => role !== NO_SEMINARS);

export const selectionDocuments: Documents = [
  ...SIGNED_IN.filter((role) => role !== NO_SEMINARS).map((role): Documents[number] => [
    `advisors/${role}/selections/seminars`,
    { choices: choicesOf(role), changed: ['of-owner'] },
  ]),
  ...SIGNED_IN.filter((role) => !NO_EXPERTS.includes(role)).map((role): Documents[number] => [
    `advisors/${role}/selections/experts`,
    { choices: {}, changed: [] },
  ]),
];

const seminars = (role: Role) => `advisors/${role}/selections/seminars`;
const experts = (role: Role) => `advisors/${role}/selections/experts`;
const touched = (choices: Fields, ...changed: string[]) => ({ choices, changed });

export const selections: Table = {
  collection: 'selections',
  rows: [
    gets("the owner's", ['owner'], 'advisors/owner/selections/seminars'),
    gets('the own', SIGNED_IN, seminars),
    lists('the own', [], (role) => ({ collection: `advisors/${role}/selections`, limit: 1 })),
    creates('the first own', LEVEL_1, (role) => ({
      path: experts(role),
      data: touched({ 'of-pro': choice }, 'of-pro'),
    })),
    creates('more than it names', [], () => ({
      path: 'advisors/owner/selections/experts',
      data: touched({ 'of-pro': choice, 'of-owner': choice }, 'of-pro'),
    })),
    creates('the first own, of another kind', [], () => ({
      path: 'advisors/owner/selections/quickVideos',
      data: touched({ 'of-pro': choice }, 'of-pro'),
    })),
    creates("the owner's first", ['owner'], () => ({
      path: 'advisors/owner/selections/experts',
      data: touched({ 'of-pro': choice }, 'of-pro'),
    })),
    creates('the first of one who has chosen no seminar', [NO_SEMINARS], () => ({
      path: seminars(NO_SEMINARS),
      data: touched({ 'of-pro': choice }, 'of-pro'),
    })),
    updates('the own', HAVE_SEMINARS, seminars, (role) =>
      touched({ ...choicesOf(role), 'of-owner': other }, 'of-owner'),
    ),
    updates("the owner's", ['owner'], 'advisors/owner/selections/seminars', {
      choices: { 'of-owner': other },
    }),
    updates(
      'the own of expert videos',
      HAVE_EXPERTS,
      experts,
      touched({ 'of-pro': choice }, 'of-pro'),
    ),
    updates(
      'two of the own at once',
      HAVE_EXPERTS,
      experts,
      touched({ 'of-pro': choice, 'of-owner': other }, 'of-pro', 'of-owner'),
    ),
    updates(
      'three of the own at once',
      [],
      experts,
      touched(
        { 'of-pro': choice, 'of-owner': other, 'of-foreign': other },
        ...['of-pro', 'of-owner', 'of-foreign'],
      ),
    ),
    updates(
      'one more than there is room for',
      HAVE_SEMINARS.filter((role) => role !== 'admin'),
      seminars,
      (role) => touched({ ...choicesOf(role), 'of-pro': choice }, 'of-pro'),
    ),
    updates('one that is not named', [], experts, {
      choices: { 'of-pro': choice, 'of-owner': choice },
      changed: ['of-pro'],
    }),
    updates('a seminar for an expert video', [], experts, touched({ 7: choice }, '7')),
    updates(
      'an expert video',
      HAVE_EXPERTS,
      experts,
      touched({ 'experts-only': choice }, 'experts-only'),
    ),
    updates('an expert video for a seminar', [], seminars, (role) =>
      touched({ ...choicesOf(role), 'experts-only': choice }, 'experts-only'),
    ),
    updates('one for something that is not there', [], experts, touched({ none: choice }, 'none')),
    updates(
      'one of two for something that is not there',
      [],
      experts,
      touched({ 'of-pro': choice, none: choice }, 'of-pro', 'none'),
    ),
    updates('the own by taking one back', [], seminars, touched({}, 'of-owner')),
    deletes('the own', [], seminars),
  ],
  fields: {
    schema: selectionsSchema,
    target: 'advisors/owner/selections/seminars',
    writers: ['owner'],
    creates: {
      path: () => 'advisors/owner/selections/experts',
      data: touched({ 'of-owner': choice }, 'of-owner'),
    },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      choices: writable(
        [0, -7, 1.5, 999_999_999_999_999, -999_999_999_999_999].map((dateForOrder) => ({
          'of-owner': { visible: false, dateForOrder },
        })),
        [
          'alle',
          null,
          { 'of-owner': 'sichtbar' },
          ...['ja', null, 1].map((visible) => ({ 'of-owner': { visible, dateForOrder: 1 } })),
          ...['1', null, PAST, 1e15, -1e15].map((dateForOrder) => ({
            'of-owner': { visible: true, dateForOrder },
          })),
          { 'of-owner': { visible: true } },
          { 'of-owner': { dateForOrder: 1 } },
          { 'of-owner': { ...choice, unknown: true } },
        ],
      ),
      changed: writable(
        [['of-owner'], ['of-owner', 'of-owner']],
        [
          [],
          null,
          'of-owner',
          ['none'],
          ['of-owner', 'of-pro'],
          ['of-owner', 'of-owner', 'of-owner'],
        ],
      ),
    },
  },
};
