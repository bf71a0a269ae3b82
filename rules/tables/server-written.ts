import {
  accountSchema,
  adminActionSchema,
  advisorCodeSchema,
  folderSchema,
  invitationSchema,
  mailSchema,
  organisationSchema,
  publicConfigSchema,
  publicPageSchema,
  referralSchema,
  withheldContentSchema,
} from '@wbd/domain';
import type * as z from 'zod/mini';
import { ADVISOR_FACTS, EVERYONE, LEVEL_1, SIGNED_IN } from '../roles.ts';
import type { Fields } from '../engine/request.ts';
import {
  gets,
  lists,
  listsUpTo,
  serverFields,
  serverOnly,
  type Row,
  type Table,
} from '../engine/table.ts';
import { readsOfOwner } from './own-content.ts';
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
  ['mails/of-owner', { advisor: 'owner', state: 'sent' }],
  ['invitations/of-owner', { advisor: 'owner', session: 'session', finished: true }],
  ['adminActions/action', { admin: 'admin', action: 'mail-resent', at: PAST }],
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
  ['sessions/taken/waiting/customer', { customer: 'customer', advisor: 'owner', state: 'waiting' }],
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
  ['waiting', 'sessions/taken/waiting/customer'],
  ['elsewhere', 'elsewhere/document'],
  ['elsewhere', 'advisors/owner/elsewhere/document'],
] as const;

/** Every role tries to write it and each of its fields; the rows say who reads it. */
const serverTable = (
  collection: string,
  path: string,
  data: Fields,
  schemas: readonly z.ZodMiniObject[],
  rows: readonly Row[],
): Table => ({
  collection,
  rows: [...rows, ...serverOnly(path, data), ...serverFields(path, ...schemas)],
});

const closed = CLOSED.map(([collection, path]) =>
  serverTable(
    collection,
    path,
    { uid: 'foreign' },
    collection === 'codes' ? [advisorCodeSchema] : [],
    [
      gets('one', [], path),
      lists('some', [], { collection: path.slice(0, path.lastIndexOf('/')), limit: 1 }),
    ],
  ),
);

export const serverWritten: readonly Table[] = [
  ...closed,
  serverTable(
    'accounts',
    'accounts/owner',
    { admin: true },
    [accountSchema],
    [
      gets("the owner's", ['owner', 'admin'], 'accounts/owner'),
      gets('the own', SIGNED_IN, (role) => `accounts/${role}`),
      lists('some', ['admin'], { collection: 'accounts', limit: 26 }),
      lists('all', ['admin'], { collection: 'accounts', limit: null }),
    ],
  ),
  serverTable(
    'adminActions',
    'adminActions/action',
    { admin: 'admin' },
    [adminActionSchema],
    [
      gets('one', [], 'adminActions/action'),
      ...listsUpTo(50, 'what admins did', ['admin'], { collection: 'adminActions' }),
    ],
  ),
  serverTable(
    'publicPages',
    'publicPages/code',
    { uid: 'owner' },
    [publicPageSchema],
    [
      gets('one', EVERYONE, 'publicPages/code'),
      lists('some', [], { collection: 'publicPages', limit: 1 }),
    ],
  ),
  ...['seminarCards', 'expertCards'].map((collection) =>
    serverTable(
      collection,
      `${collection}/first`,
      { cards: [] },
      [],
      [gets('one', [], `${collection}/first`), ...listsUpTo(50, 'all', LEVEL_1, { collection })],
    ),
  ),
  serverTable(
    'folders',
    'folders/folder-org-a',
    { org: 'org-a' },
    [folderSchema],
    [
      gets("an organisation's", ['owner', 'colleague'], 'folders/folder-org-a'),
      ...listsUpTo(500, "an organisation's", ['owner', 'colleague'], {
        collection: 'folders',
        where: ['org', 'org-a'],
      }),
      lists('all', [], { collection: 'folders', limit: 10 }),
    ],
  ),
  serverTable(
    'orgs',
    'orgs/org-a',
    { name: 'B' },
    [organisationSchema],
    [
      gets('one', EVERYONE, 'orgs/org-a'),
      ...listsUpTo(100, 'all', EVERYONE, { collection: 'orgs' }),
    ],
  ),
  serverTable(
    'config',
    'config/public',
    { specialAdvisor: null },
    [publicConfigSchema],
    [
      gets('public', EVERYONE, 'config/public'),
      lists('some', [], { collection: 'config', limit: 1 }),
    ],
  ),
  serverTable(
    'config',
    'config/withheld',
    { hiddenSeminars: [] },
    [withheldContentSchema],
    [gets('what is withheld', [], 'config/withheld')],
  ),
  serverTable(
    'referrals',
    'referrals/of-owner',
    { referrer: 'owner' },
    [referralSchema],
    readsOfOwner('referrals', ['owner'], 'referrer'),
  ),
  serverTable(
    'invitations',
    'invitations/of-owner',
    { advisor: 'owner', finished: false },
    [invitationSchema],
    [
      gets("the owner's", ['owner'], 'invitations/of-owner'),
      ...listsUpTo(10, "the owner's", ['owner'], {
        collection: 'invitations',
        where: ['advisor', 'owner'],
      }),
      lists('to a session, from anyone', [], {
        ...{ collection: 'invitations', where: ['session', 'session'], limit: 1 },
      }),
      lists('all', [], { collection: 'invitations', limit: 1 }),
    ],
  ),
  serverTable(
    'mails',
    'mails/of-owner',
    { advisor: 'owner', state: 'queued' },
    mailSchema.def.options,
    [
      ...readsOfOwner('mails', ['owner']),
      lists("to one of the owner's customers", ['owner'], {
        ...{ collection: 'mails', where: ['advisor', 'owner'], limit: 500 },
        also: [['customer', 'customer']],
      }),
      lists("the owner's that failed", ['owner'], {
        ...{ collection: 'mails', where: ['advisor', 'owner'], limit: 20 },
        also: [['state', 'failed']],
      }),
      lists('to a customer, from anyone', [], {
        ...{ collection: 'mails', where: ['customer', 'customer'], limit: 500 },
      }),
    ],
  ),
];
