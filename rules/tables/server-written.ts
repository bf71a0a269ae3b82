import {
  accountSchema,
  advisorCodeSchema,
  folderSchema,
  mailSchema,
  organisationSchema,
  publicConfigSchema,
  publicPageSchema,
  referralSchema,
  withheldContentSchema,
} from '@wbd/domain';
import { ADVISOR_FACTS, EVERYONE, LEVEL_1, SIGNED_IN } from '../roles.ts';
import { gets, lists, listsUpTo, serverFields, serverOnly, type Table } from '../engine/table.ts';
import { PAST, type Documents } from './values.ts';

/** What only the server and the operator write; some of it clients read. */
export const serverDocuments: Documents = [
  ...Object.keys(ADVISOR_FACTS).map((uid): Documents[number] => [
    `accounts/${uid}`,
    { email: 'x@example.org', plan: 'pro_annual', admin: uid === 'admin', isTest: false },
  ]),
  ['codes/code', { uid: 'owner' }],
  ['publicPages/code', { uid: 'owner', shows: [] }],
  ['orgs/org-a', { name: 'A', order: 1 }],
  ['config/public', { specialAdvisor: null }],
  ['config/withheld', { hiddenSeminars: [] }],
  ...['org-a', 'org-b', 'org-c', 'org-d', 'org-e'].flatMap((org): Documents => [
    [`folders/folder-${org}`, { name: 'Start', org, parent: null, order: 1 }],
    [`folders/second-folder-${org}`, { name: 'Mehr', org, parent: null, order: 2 }],
  ]),
  // the number 7 leads to the same path as the text
  ['folders/7', { name: 'Sieben', org: 'org-a', parent: null, order: 3 }],
  ...SIGNED_IN.map((role): Documents[number] => [
    `referrals/of-${role}`,
    { customer: 'customer', referrer: role, advisor: 'foreign', name: 'Jörg W.', createdAt: PAST },
  ]),
  ['mails/mail', { advisor: 'owner', state: 'sent' }],
  ['rateLimits/owner', { since: PAST, count: 1 }],
  ['customerLocks/lock', { expiresAt: PAST }],
  ['customerMerges/note', { advisor: 'owner', into: 'customer', startedAt: PAST }],
  ['stripeEvents/event', { type: 'invoice.paid', createdAt: PAST }],
  ['signUps/attempt', { email: 'x@example.org' }],
  ['seminarCards/first', { from: '', next: null, cards: [], ids: [], owners: [] }],
  ['expertCards/first', { from: '', next: null, cards: [], ids: [], owners: [] }],
  ['pageUpdates/rebuild', { step: 0, after: null }],
  ['sitemap/0', { codes: [], parts: 1 }],
  ['objections/hash', { objectedAt: PAST }],
  ['elsewhere/document', {}],
  ['advisors/owner/elsewhere/document', {}],
];

/** Collections that no client reads or writes; `elsewhere` stands for all that the rules do not name. */
const CLOSED = [
  ['codes', 'codes/code'],
  ['rateLimits', 'rateLimits/owner'],
  ['customerLocks', 'customerLocks/lock'],
  ['customerMerges', 'customerMerges/note'],
  ['stripeEvents', 'stripeEvents/event'],
  ['signUps', 'signUps/attempt'],
  ['pageUpdates', 'pageUpdates/rebuild'],
  ['sitemap', 'sitemap/0'],
  ['objections', 'objections/hash'],
  ['elsewhere', 'elsewhere/document'],
  ['elsewhere', 'advisors/owner/elsewhere/document'],
] as const;

const closed: Table[] = CLOSED.map(([collection, path]) => ({
  collection,
  rows: [
    gets('one', [], path),
    lists('some', [], { collection: path.slice(0, path.lastIndexOf('/')), limit: 1 }),
    ...serverOnly(path, { uid: 'foreign' }),
    ...(collection === 'codes' ? serverFields(path, advisorCodeSchema) : []),
  ],
}));

export const serverWritten: readonly Table[] = [
  ...closed,
  {
    collection: 'accounts',
    rows: [
      gets("the owner's", ['owner', 'admin'], 'accounts/owner'),
      gets('the own', SIGNED_IN, (role) => `accounts/${role}`),
      lists('some', ['admin'], { collection: 'accounts', limit: 26 }),
      lists('all', ['admin'], { collection: 'accounts', limit: null }),
      ...serverOnly('accounts/owner', { admin: true }),
      ...serverFields('accounts/owner', accountSchema),
    ],
  },
  {
    collection: 'publicPages',
    rows: [
      gets('one', EVERYONE, 'publicPages/code'),
      lists('some', [], { collection: 'publicPages', limit: 1 }),
      ...serverOnly('publicPages/code', { uid: 'owner' }),
      ...serverFields('publicPages/code', publicPageSchema),
    ],
  },
  ...['seminarCards', 'expertCards'].map((collection): Table => {
    const path = `${collection}/first`;
    return {
      collection,
      rows: [
        gets('one', [], path),
        ...listsUpTo(50, 'all', LEVEL_1, { collection }),
        ...serverOnly(path, { cards: [] }),
      ],
    };
  }),
  {
    collection: 'folders',
    rows: [
      gets("an organisation's", ['owner', 'colleague'], 'folders/folder-org-a'),
      ...listsUpTo(500, "an organisation's", ['owner', 'colleague'], {
        collection: 'folders',
        where: ['org', 'org-a'],
      }),
      lists('all', [], { collection: 'folders', limit: 10 }),
      ...serverOnly('folders/folder-org-a', { org: 'org-a' }),
      ...serverFields('folders/folder-org-a', folderSchema),
    ],
  },
  {
    collection: 'orgs',
    rows: [
      gets('one', EVERYONE, 'orgs/org-a'),
      ...listsUpTo(100, 'all', EVERYONE, { collection: 'orgs' }),
      ...serverOnly('orgs/org-a', { name: 'B' }),
      ...serverFields('orgs/org-a', organisationSchema),
    ],
  },
  {
    collection: 'config',
    rows: [
      gets('public', EVERYONE, 'config/public'),
      gets('what is withheld', [], 'config/withheld'),
      lists('some', [], { collection: 'config', limit: 1 }),
      ...serverOnly('config/public', { specialAdvisor: null }),
      ...serverFields('config/public', publicConfigSchema),
      ...serverOnly('config/withheld', { hiddenSeminars: [] }),
      ...serverFields('config/withheld', withheldContentSchema),
    ],
  },
  {
    collection: 'referrals',
    rows: [
      gets("the owner's", ['owner'], 'referrals/of-owner'),
      ...listsUpTo(500, "the owner's", ['owner'], {
        collection: 'referrals',
        where: ['referrer', 'owner'],
      }),
      lists('all', [], { collection: 'referrals', limit: 10 }),
      ...serverOnly('referrals/of-owner', { referrer: 'owner' }),
      ...serverFields('referrals/of-owner', referralSchema),
    ],
  },
  {
    collection: 'mails',
    rows: [
      gets('one', ['owner'], 'mails/mail'),
      ...listsUpTo(500, "the owner's", ['owner'], {
        collection: 'mails',
        where: ['advisor', 'owner'],
      }),
      lists("to one of the owner's customers", ['owner'], {
        collection: 'mails',
        where: ['advisor', 'owner'],
        also: [['customer', 'customer']],
        limit: 500,
      }),
      lists("the owner's that failed", ['owner'], {
        collection: 'mails',
        where: ['advisor', 'owner'],
        also: [['state', 'failed']],
        limit: 20,
      }),
      lists('to a customer, from anyone', [], {
        collection: 'mails',
        where: ['customer', 'customer'],
        limit: 500,
      }),
      lists('all', [], { collection: 'mails', limit: 10 }),
      ...serverOnly('mails/mail', { advisor: 'owner', state: 'queued' }),
      ...serverFields('mails/mail', ...mailSchema.def.options),
    ],
  },
];
