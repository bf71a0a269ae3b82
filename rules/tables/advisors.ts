import { advisorSchema, selectionSchema } from '@wbd/domain';
import { ADVISOR_FACTS, EVERYONE, LEVEL_1, SIGNED_IN } from '../roles.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  lists,
  listsUpTo,
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

export const selectionDocuments: Documents = ['seminarSelection', 'expertSelection'].flatMap(
  (collection) =>
    SIGNED_IN.map((role): Documents[number] => [
      `advisors/${role}/${collection}/of-owner`,
      { visible: true, dateForOrder: 1 },
    ]),
);

const choice = { visible: false, dateForOrder: 5 };

/** @param item id of something that can be chosen and that nobody chose yet */
const selection = (collection: string): Table => ({
  collection,
  rows: [
    gets("the owner's", ['owner'], `advisors/owner/${collection}/of-owner`),
    ...listsUpTo(500, "the owner's", ['owner'], { collection: `advisors/owner/${collection}` }),
    creates('an own one', LEVEL_1, (role) => ({
      path: `advisors/${role}/${collection}/of-colleague`,
      data: choice,
    })),
    creates("one of the owner's", ['owner'], () => ({
      path: `advisors/owner/${collection}/of-foreign`,
      data: choice,
    })),
    creates('one for something that is not there', [], (role) => ({
      path: `advisors/${role}/${collection}/none`,
      data: choice,
    })),
    updates('the own', LEVEL_1, (role) => `advisors/${role}/${collection}/of-owner`, choice),
    updates("the owner's", ['owner'], `advisors/owner/${collection}/of-owner`, choice),
    deletes('the own', [], (role) => `advisors/${role}/${collection}/of-owner`),
  ],
  fields: {
    schema: selectionSchema,
    target: `advisors/owner/${collection}/of-owner`,
    writers: ['owner'],
    // only what exists can be chosen, so every new one is for the same item
    creates: { path: () => `advisors/owner/${collection}/of-pro`, data: choice },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      visible: writable([true, false], ['ja', null, 1]),
      dateForOrder: writable([0, -7, 1.5], ['1', null, PAST]),
    },
  },
});

export const seminarSelection = selection('seminarSelection');
export const expertSelection = selection('expertSelection');
