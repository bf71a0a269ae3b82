import {
  appointmentHoursSchema,
  appointmentSchema,
  appointmentTypeSchema,
} from '@wbd/domain/appointments';
import { accountSchema, adminActionSchema } from '@wbd/domain/accounts';
import {
  folderSchema,
  maintenanceSchema,
  organisationSchema,
  publicConfigSchema,
  withheldContentSchema,
} from '@wbd/domain/content';
import { referralSchema } from '@wbd/domain/customers';
import { noticeSchema, restrictionSchema } from '@wbd/domain/notices';
import { eInvoiceSchema, invoiceSchema, sellerSchema } from '@wbd/domain/invoices';
import { mailSchema } from '@wbd/domain/mails';
import { publicPageSchema } from '@wbd/domain/pages';
import { revenueSchema } from '@wbd/domain/plans';
import { invitationSchema, sessionMessageSchema } from '@wbd/domain/seats';
import { linkVisitsSchema } from '@wbd/domain/visits';
import { terminationSchema } from '@wbd/domain/terminations';
import {
  accountFactsOf,
  audiencesOfRole,
  EVERYONE,
  isAdvisorRole,
  MARKED_AS_ADMIN,
  OPEN,
  SHUT,
  SIGNED_IN,
  UNPROVEN,
  type Role,
  holders,
} from '../roles.ts';
import { query } from '../engine/request.ts';
import { gets, lists, listsUpTo, type Table } from '../engine/table.ts';
import { closedDocuments, closedTables } from './closed.ts';
import { commissionDocuments, commissionTables } from './commission.ts';
import { readsOfOwner } from './own-content.ts';
import { salesDocuments, salesTables } from './sales.ts';
import { serverTable } from './server-table.ts';
import { PAST, RESTRICTED_ID, type Documents } from './values.ts';

const MARKED_AS_OFFICE: readonly Role[] = ['colleague', ...UNPROVEN, ...SHUT, 'foreign'];
const isMarked = (uid: string) => MARKED_AS_ADMIN.some((role) => role === uid);

/** What only the server and the operator write; some of it clients read. */
export const serverDocuments: Documents = [
  ...SIGNED_IN.filter(isAdvisorRole).map((uid): Documents[number] => [
    `accounts/${uid}`,
    {
      ...accountFactsOf(uid),
      plan: 'pro_annual',
      admin: isMarked(uid),
      isTest: false,
      // without a confirmed address, blocked, or of another organisation, it opens nothing of org-a
      ...(MARKED_AS_OFFICE.some((role) => role === uid) && { orgAdmin: true }),
      ...(uid !== 'internaltesting' && { audiences: audiencesOfRole(uid) }),
    },
  ]),
  ['publicPages/code', { uid: 'owner', shows: [] }],
  ['orgs/org-a', { name: 'A', order: 1 }],
  ['config/public', { specialAdvisor: null }],
  ['config/withheld', { hiddenSeminars: [] }],
  ['config/maintenance', { since: PAST }],
  ['config/seller', { name: 'WBD GmbH' }],
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
  ...SIGNED_IN.map((role): Documents[number] => [
    `linkVisits/of-${role}`,
    { referrer: role, days: {}, expiresAt: PAST },
  ]),
  ...commissionDocuments,
  ...salesDocuments,
  ['mails/of-owner', { advisor: 'owner', state: 'sent' }],
  ['mails/of-blocked', { advisor: 'blocked', state: 'sent' }],
  ['sessionMessages/of-blocked', { advisor: 'blocked', session: 'session', text: 'Bis bald!' }],
  ['invitations/of-blocked', { advisor: 'blocked', session: 'session', finished: true }],
  ['sessionMessages/of-owner', { advisor: 'owner', session: 'session', text: 'Bis bald!' }],
  ['appointmentTypes/of-owner', { advisor: 'owner', title: 'Kennenlernen' }],
  ['appointmentTypes/of-blocked', { advisor: 'blocked', title: 'Kennenlernen' }],
  ...SIGNED_IN.map((uid): Documents[number] => [`appointmentHours/${uid}`, { advisor: uid }]),
  ['appointments/of-owner', { advisor: 'owner', customer: 'customer', start: PAST }],
  ['appointments/of-blocked', { advisor: 'blocked', customer: 'customer', start: PAST }],
  ['invoices/of-owner', { advisor: 'owner', number: 'WBD-1', issuedOn: '2026-03-01' }],
  ['eInvoices/of-owner', { advisor: 'owner', xml: '<a/>' }],
  ['eInvoices/of-blocked', { advisor: 'blocked', xml: '<a/>' }],
  ['invitations/of-owner', { advisor: 'owner', session: 'session', finished: true }],
  ['adminActions/action', { admin: 'admin', action: 'mail-resent', at: PAST }],
  [
    'notices/seminar-sem',
    { isOpen: true, isUrgent: false, state: 'reported', owner: 'owner', changedAt: PAST },
  ],
  ['restrictions/seminar-sem', { advisor: 'owner', kind: 'seminar', item: 'sem' }],
  ...['video', 'testimonial', 'schnellvideo', 'knowledge'].map((kind): Documents[number] => [
    `restrictions/${kind}-${RESTRICTED_ID}`,
    { advisor: 'foreign', kind, item: RESTRICTED_ID },
  ]),
  ['terminations/declared', { state: 'open', uid: 'owner', receivedAt: PAST }],
  ['revenue/2026-03', { lite: 9401, pro: 11781 }],
  ['seminarCards/first', { from: '', next: null, cards: [], ids: [], owners: [] }],
  ['expertCards/first', { from: '', next: null, cards: [], ids: [], owners: [] }],
  ...closedDocuments,
  ['elsewhere/document', {}],
  ['advisors/owner/elsewhere/document', {}],
];

/** Paths that the rules do not name. */
const unknown = ['elsewhere/document', 'advisors/owner/elsewhere/document'].map((path) =>
  serverTable(path, [], { uid: 'foreign' }, [
    gets('one', [], path),
    lists('some', [], { collection: path.slice(0, path.lastIndexOf('/')), limit: 1 }),
  ]),
);

const OF_OWNER = ['advisor', 'owner'] as const;
const OF_BLOCKED = ['advisor', 'blocked'] as const;

export const serverWritten: readonly Table[] = [
  ...unknown,
  ...closedTables,
  serverTable('accounts/owner', [accountSchema], { admin: true }, [
    gets("the owner's", ['owner', 'admin'], 'accounts/owner'),
    gets('the own', SIGNED_IN, (role) => `accounts/${role}`),
    lists('some', ['admin'], query('accounts', 26)),
    lists('all', ['admin'], query('accounts', null)),
  ]),
  serverTable('appointmentTypes/of-owner', [appointmentTypeSchema], { title: 'Beratung' }, [
    gets('one', [], 'appointmentTypes/of-owner'),
    ...listsUpTo(20, "the owner's", ['owner'], query('appointmentTypes', null, OF_OWNER)),
    lists("a blocked advisor's", [], query('appointmentTypes', 10, OF_BLOCKED)),
    lists('all', [], query('appointmentTypes', 10)),
  ]),
  serverTable('appointmentHours/owner', [appointmentHoursSchema], { holidaysOf: null }, [
    gets("the owner's", ['owner'], 'appointmentHours/owner'),
    gets('the own', OPEN.filter(isAdvisorRole), (role) => `appointmentHours/${role}`),
    lists('some', [], query('appointmentHours', 10)),
  ]),
  serverTable('appointments/of-owner', [appointmentSchema], { state: 'came' }, [
    gets('one', [], 'appointments/of-owner'),
    ...listsUpTo(500, "the owner's", ['owner'], query('appointments', null, OF_OWNER)),
    lists("a blocked advisor's", [], query('appointments', 10, OF_BLOCKED)),
    lists("a customer's", [], query('appointments', 10, ['customer', 'customer'])),
    lists('all', [], query('appointments', 10)),
  ]),
  serverTable('adminActions/action', [adminActionSchema], { admin: 'admin' }, [
    gets('one', [], 'adminActions/action'),
    ...listsUpTo(50, 'what admins did', ['admin'], { collection: 'adminActions' }),
  ]),
  serverTable('notices/seminar-sem', [noticeSchema], { isOpen: false }, [
    gets('one', [], 'notices/seminar-sem'),
    ...listsUpTo(50, 'what waits', ['admin'], { collection: 'notices', where: ['isOpen', true] }),
  ]),
  serverTable('restrictions/seminar-sem', [restrictionSchema], { advisor: 'foreign' }, [
    gets('one', [], 'restrictions/seminar-sem'),
    ...listsUpTo(500, "the owner's", ['owner'], query('restrictions', null, OF_OWNER)),
    lists("a blocked advisor's", [], query('restrictions', 10, OF_BLOCKED)),
    lists('all', [], query('restrictions', 10)),
  ]),
  serverTable('terminations/declared', [terminationSchema], { state: 'done' }, [
    gets('one', [], 'terminations/declared'),
    ...listsUpTo(50, 'what was declared', ['admin'], { collection: 'terminations' }),
  ]),
  serverTable('revenue/2026-03', [revenueSchema], { pro: 0 }, [
    gets('one', [], 'revenue/2026-03'),
    ...listsUpTo(50, 'what was paid', ['admin'], { collection: 'revenue' }),
  ]),
  serverTable('publicPages/code', [publicPageSchema], { uid: 'owner' }, [
    gets('one', EVERYONE, 'publicPages/code'),
    lists('some', [], query('publicPages', 1)),
  ]),
  ...['seminarCards', 'expertCards'].map((collection) =>
    serverTable(`${collection}/first`, [], { cards: [] }, [
      gets('one', [], `${collection}/first`),
      ...listsUpTo(50, 'all', holders('arrangePage'), { collection }),
    ]),
  ),
  serverTable('folders/folder-org-a', [folderSchema], { org: 'org-a' }, [
    gets("an organisation's", ['owner', 'colleague'], 'folders/folder-org-a'),
    ...listsUpTo(500, "an organisation's", ['owner', 'colleague'], {
      collection: 'folders',
      where: ['org', 'org-a'],
    }),
    lists('all', [], query('folders', 10)),
  ]),
  serverTable('orgs/org-a', [organisationSchema], { name: 'B' }, [
    gets('one', EVERYONE, 'orgs/org-a'),
    ...listsUpTo(100, 'all', EVERYONE, { collection: 'orgs' }),
  ]),
  serverTable('config/public', [publicConfigSchema], { specialAdvisor: null }, [
    gets('public', EVERYONE, 'config/public'),
    lists('some', [], query('config', 1)),
  ]),
  serverTable('config/maintenance', [maintenanceSchema], { since: PAST }, [
    gets('whether writing is stopped', EVERYONE, 'config/maintenance'),
  ]),
  serverTable('config/seller', [sellerSchema], { name: 'Andere' }, [
    gets('who sells packages', [], 'config/seller'),
  ]),
  serverTable('config/withheld', [withheldContentSchema], { hiddenSeminars: [] }, [
    gets('what is withheld', [], 'config/withheld'),
  ]),
  serverTable('referrals/of-owner', [referralSchema], { referrer: 'owner' }, [
    ...readsOfOwner('referrals', ['owner'], 'referrer'),
    gets('of a customer who shared a link', [], 'referrals/of-customer'),
    lists('of a customer who shared a link', [], query('referrals', 10, ['referrer', 'customer'])),
  ]),
  ...commissionTables,
  ...salesTables,
  serverTable('linkVisits/of-owner', [linkVisitsSchema], { referrer: 'owner' }, [
    gets("the owner's", [], 'linkVisits/of-owner'),
    ...listsUpTo(10, "the owner's", ['owner'], query('linkVisits', null, ['referrer', 'owner'])),
    lists('of a customer who shared a link', [], query('linkVisits', 10, ['referrer', 'customer'])),
    lists('all', [], query('linkVisits', 1)),
  ]),
  serverTable('invoices/of-owner', [invoiceSchema], { advisor: 'foreign' }, [
    gets("the owner's", [], 'invoices/of-owner'),
    ...listsUpTo(100, "the owner's", ['owner', 'admin'], query('invoices', null, OF_OWNER)),
    lists("a blocked advisor's", ['admin'], query('invoices', 10, OF_BLOCKED)),
    ...listsUpTo(100, 'all', ['admin'], { collection: 'invoices' }),
  ]),
  serverTable('eInvoices/of-owner', [eInvoiceSchema], { xml: '<b/>' }, [
    gets("the owner's", ['owner', 'admin'], 'eInvoices/of-owner'),
    gets("a blocked advisor's", ['admin'], 'eInvoices/of-blocked'),
    lists('all', [], query('eInvoices', 1)),
  ]),
  serverTable('invitations/of-owner', [invitationSchema], { advisor: 'owner', finished: false }, [
    gets("the owner's", ['owner'], 'invitations/of-owner'),
    ...listsUpTo(10, "the owner's", ['owner'], query('invitations', null, OF_OWNER)),
    gets("a blocked advisor's", [], 'invitations/of-blocked'),
    lists("a blocked advisor's", [], query('invitations', 1, OF_BLOCKED)),
    lists('to a session, from anyone', [], query('invitations', 1, ['session', 'session'])),
    lists('all', [], query('invitations', 1)),
  ]),
  serverTable(
    'sessionMessages/of-owner',
    [sessionMessageSchema],
    { advisor: 'owner', text: 'Neu' },
    [
      gets("the owner's", [], 'sessionMessages/of-owner'),
      ...listsUpTo(50, "the owner's", ['owner'], query('sessionMessages', null, OF_OWNER)),
      lists("a blocked advisor's", [], query('sessionMessages', 1, OF_BLOCKED)),
      lists('to a session, from anyone', [], query('sessionMessages', 1, ['session', 'session'])),
      lists('all', [], query('sessionMessages', 1)),
    ],
  ),
  serverTable('mails/of-owner', mailSchema.def.options, { advisor: 'owner', state: 'queued' }, [
    ...readsOfOwner('mails', ['owner']),
    gets("a blocked advisor's", [], 'mails/of-blocked'),
    lists("a blocked advisor's", [], query('mails', 1, OF_BLOCKED)),
    lists(
      "to one of the owner's customers",
      ['owner'],
      query('mails', 500, OF_OWNER, ['customer', 'customer']),
    ),
    lists("the owner's that failed", ['owner'], query('mails', 20, OF_OWNER, ['state', 'failed'])),
    lists('to a customer, from anyone', [], query('mails', 500, ['customer', 'customer'])),
  ]),
];
