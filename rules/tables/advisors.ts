import { advisorSchema, imprintSchema } from '@wbd/domain/advisors';
import { selectionsSchema } from '@wbd/domain/seminars';
import type { Fields } from '../engine/request.ts';
import { may, type Level } from '@wbd/domain/plans';
import { ADVISOR_FACTS, EVERYONE, OPEN, type Role, SIGNED_IN, holders } from '../roles.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  keptByServer,
  lists,
  updates,
  writable,
  type Field,
  type Table,
} from '../engine/table.ts';
import {
  BAD_LINKS,
  badLines,
  badText,
  captionsIn,
  fileOrNone,
  laterFile,
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

const advisor = (
  uid: string,
  { lv, org, blocked = false }: { lv: Level; org: string; blocked?: boolean },
) => ({
  ...page,
  code: uid,
  firstName: 'Petra',
  lastName: 'Prüfstein',
  org,
  lv,
  isSpecialist: may(lv, 'createSeminars'),
  hasOwnPage: may(lv, 'website'),
  // rows of earlier releases lack the field
  ...(blocked && { blocked }),
  createdAt: PAST,
});

export const advisorDocuments: Documents = Object.entries(ADVISOR_FACTS).map(([uid, facts]) => [
  `advisors/${uid}`,
  advisor(uid, facts),
]);

/** A text of a field that rows of earlier releases lack. */
const laterText = (most: number): Field => ({
  ...writable([letters(most), '', null], [letters(most + 1), 7, ['x']]),
  mayBeGone: true,
});
const text = (most: number): Field =>
  writable([letters(most), '', null], [letters(most + 1), 7, ['x']]);

export const advisors: Table = {
  collection: 'advisors',
  rows: [
    gets('one', EVERYONE, 'advisors/owner'),
    lists('some', [], { collection: 'advisors', limit: 1 }),
    creates('oneself', [], (role) => `advisors/${role}-new`, { lv: 2, ...page }),
    creates(
      'oneself, without being an advisor',
      [],
      (role) => `advisors/${role === 'customer' ? role : 'otherCustomer'}`,
      { lv: 2, ...page },
    ),
    updates('the own page', holders('website'), (role) => `advisors/${role}`, { heroText: 'Neu' }),
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
      ...keptByServer(advisorSchema, advisor('owner', ADVISOR_FACTS.owner)),
      heroText: text(200),
      heroSubtext: text(1000),
      loop: fileOrNone('hero/loop'),
      loopThumb: laterFile('hero/thumb'),
      intro: fileOrNone('hero/intro'),
      introCaptions: captionsIn('hero'),
      introThumb: fileOrNone('hero/thumb'),
      logo: fileOrNone('hero/logo'),
      portrait: laterFile('hero/portrait'),
      bio: laterText(1000),
      topics: laterText(300),
      qualifications: laterText(500),
      languages: laterText(100),
      place: laterText(100),
      testimonialShareText: text(1000),
      bookingslink: writable([...LINKS, null], BAD_LINKS),
    },
  },
};

const imprint = {
  name: 'Petra Prüfstein',
  address: 'Hauptstraße 1\n50667 Köln',
  email: 'petra@example.org',
  phone: null,
  vatId: null,
  authority: null,
  register: null,
  rules: null,
};

export const imprintDocuments: Documents = SIGNED_IN.filter((role) => role !== 'lite').map(
  (role) => [`imprints/${role}`, imprint],
);

export const imprints: Table = {
  collection: 'imprints',
  rows: [
    gets("the owner's", EVERYONE, 'imprints/owner'),
    lists('some', [], { collection: 'imprints', limit: 1 }),
    creates('the own', holders('website'), (role) => `imprints/${role}`, imprint),
    creates("the foreign advisor's", ['foreign'], 'imprints/foreign', imprint),
    creates('the own, with a field more', [], (role) => `imprints/${role}`, {
      ...imprint,
      isSecret: true,
    }),
    updates(
      'the own',
      holders('website').filter((role) => role !== 'lite'),
      (role) => `imprints/${role}`,
      {
        phone: '+49221123456',
      },
    ),
    deletes('the own', [], (role) => `imprints/${role}`),
  ],
  fields: {
    schema: imprintSchema,
    target: 'imprints/owner',
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(imprintSchema, imprint),
      name: writable([letters(200)], badLines(200)),
      address: writable([letters(300), 'Zwei\nZeilen'], badText(300)),
      email: writable([letters(200)], badLines(200)),
      phone: text(60),
      vatId: text(60),
      authority: text(300),
      register: text(200),
      rules: text(1000),
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
const HAVE_EXPERTS = holders('arrangePage').filter((role) => !NO_EXPERTS.includes(role));
const HAVE_SEMINARS = holders('arrangePage').filter((role) => role !== NO_SEMINARS);

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
const OF_PRO = touched({ 'of-pro': choice }, 'of-pro');

export const selections: Table = {
  collection: 'selections',
  rows: [
    gets("the owner's", ['owner'], seminars('owner')),
    gets('the own', OPEN, seminars),
    lists('the own', [], (role) => ({ collection: `advisors/${role}/selections`, limit: 1 })),
    creates('the first own', holders('arrangePage'), experts, OF_PRO),
    creates(
      'more than it names',
      [],
      experts('owner'),
      touched({ 'of-pro': choice, 'of-owner': choice }, 'of-pro'),
    ),
    creates('the first own, of another kind', [], 'advisors/owner/selections/quickVideos', OF_PRO),
    creates("the owner's first", ['owner'], experts('owner'), OF_PRO),
    creates(
      'the first of one who has chosen no seminar',
      [NO_SEMINARS],
      seminars(NO_SEMINARS),
      OF_PRO,
    ),
    updates('the own', HAVE_SEMINARS, seminars, (role) =>
      touched({ ...choicesOf(role), 'of-owner': other }, 'of-owner'),
    ),
    updates("the owner's", ['owner'], seminars('owner'), { choices: { 'of-owner': other } }),
    updates('the own of expert videos', HAVE_EXPERTS, experts, OF_PRO),
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
        'of-pro',
        'of-owner',
        'of-foreign',
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
    target: seminars('owner'),
    writers: ['owner'],
    creates: {
      path: () => experts('owner'),
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
