import {
  COLLECTIONS,
  deletedBy,
  ERASED,
  EXPORT_PARTS,
  FORGOTTEN,
  RENAMED,
  SHOWN_TO_CUSTOMERS,
  type Finder,
  type Found,
} from '@wbd/domain/collections';

/** A query of the code, as far as indexes go. */
export interface Query {
  /** where it is, relative to the workspace */
  file: string;
  /** collection, or the name that a collection group has; `*` where the code computes it */
  collection: string;
  group?: true;
  /** read through `ownedCollection`, which compares the owner */
  owned?: true;
  /** fields compared with `==`, `in` or `array-contains`; `*` where the code computes the name of a single one */
  equal?: readonly string[];
  /** field compared with `array-contains` where an order needs a composite index */
  contains?: string;
  /** fields with a range or an order, in the query's order; `-` in front: descending */
  ordered?: readonly string[];
  /** field that the database adds up; the composite index ends with it */
  summed?: string;
}

type ByFile = Readonly<Record<string, readonly Omit<Query, 'file'>[]>>;

const FUNCTIONS: ByFile = {
  'core/documents-of.ts': [{ collection: '*', equal: ['*'] }],
  'accounts/admin/account-details.repository.ts': [
    { collection: 'planChanges', ordered: ['-at'] },
    { collection: 'mails', equal: ['advisor'], ordered: ['-leaseUntil'] },
  ],
  'accounts/admin/failed-mails.repository.ts': [
    {
      collection: 'mails',
      equal: ['state', 'nextAttempt'],
      ordered: ['-leaseUntil', '__name__'],
    },
    {
      collection: 'mails',
      equal: ['advisor', 'state', 'nextAttempt'],
      ordered: ['-leaseUntil', '__name__'],
    },
  ],
  'accounts/admin/operations/work-state.repository.ts': [
    { collection: 'mails', equal: ['state'], ordered: ['leaseUntil'] },
    { collection: 'mails', equal: ['state'], ordered: ['nextAttempt'] },
    { collection: 'mails', equal: ['state', 'nextAttempt'] },
    { collection: 'mails', equal: ['heldBack'] },
    { collection: 'mails', equal: ['state'] },
    { collection: 'invitations', equal: ['finished'] },
    { collection: 'accountClosures', equal: ['step'], ordered: ['orderedAt'] },
    { collection: 'waiting', group: true, ordered: ['dueAt'] },
  ],
  'accounts/admin/organisations/organisations.repository.ts': [
    { collection: 'orgs', ordered: ['order'] },
    { collection: 'accounts', equal: ['orgAdmin'] },
    { collection: 'advisors', equal: ['org'], ordered: ['__name__'] },
  ],
  'accounts/admin/support-view/support-data.repository.ts': [
    { collection: 'sessions', equal: ['advisor'], ordered: ['time'] },
    {
      collection: 'registrations',
      group: true,
      equal: ['seminarAdvisor'],
      ordered: ['-registeredAt'],
    },
    { collection: 'customers', equal: ['advisor'], ordered: ['lastName'] },
    { collection: 'notifications', equal: ['advisor'], ordered: ['-createdAt'] },
    { collection: '*', equal: ['advisor'] },
  ],
  'accounts/notices/notices.repository.ts': [
    { collection: 'noticeEntries', ordered: ['-at'] },
    { collection: 'noticeEntries', equal: ['round'] },
    { collection: 'accounts', equal: ['admin'] },
  ],
  'accounts/advisors/sign-ups.repository.ts': [{ collection: 'signUps', ordered: ['leaseUntil'] }],
  'accounts/audiences/keep-own-items.service.ts': [{ collection: '*', equal: ['advisor'] }],
  'accounts/teams/teams.repository.ts': [
    { collection: 'teams', equal: ['memberIds'] },
    { collection: 'accounts', equal: ['email'] },
    { collection: 'teams', equal: ['parent'] },
    { collection: 'teams', equal: ['wish'] },
    { collection: 'teamInvitations', equal: ['team'] },
  ],
  'accounts/teams/own-team.repository.ts': [
    { collection: 'teams', equal: ['*'] },
    { collection: 'teamInvitations', equal: ['team'] },
    { collection: 'teamInvitations', equal: ['email'] },
    { collection: 'teamEntries', ordered: ['-at'] },
    { collection: 'seminars', equal: ['audience', 'hidden'], ordered: ['-createdAt'] },
    { collection: 'expertVideos', equal: ['audience', 'hidden'], ordered: ['-createdAt'] },
    { collection: 'knowledgeVideos', equal: ['audience', 'hidden'], ordered: ['-createdAt'] },
  ],
  'accounts/teams/figures/figures.repository.ts': [
    { collection: 'teamFigures', equal: ['team'] },
    { collection: 'teamFigures', ordered: ['dueAt'] },
    { collection: 'deals', equal: ['advisor', 'state'], ordered: ['on'], summed: 'netCents' },
    { collection: 'deals', equal: ['partner', 'state'], ordered: ['on'], summed: 'commission' },
    { collection: 'registrations', group: true, equal: ['advisor'], ordered: ['-registeredAt'] },
    {
      collection: 'registrations',
      group: true,
      equal: ['advisor', 'attended'],
      ordered: ['-registeredAt'],
    },
    { collection: 'customers', equal: ['advisor', 'proven'], ordered: ['-registered'] },
    { collection: 'referrals', equal: ['referrer'], ordered: ['-createdAt'] },
  ],
  'accounts/teams/team.trigger.ts': [{ collection: 'teamInvitations', equal: ['team'] }],
  'accounts/commission/ledger.repository.ts': [
    { collection: 'entries', equal: ['deal'] },
    { collection: 'commissionTerms', equal: ['payer'] },
    { collection: 'deals', ordered: ['maturesOn'] },
  ],
  'accounts/commission/subscriptions/subscriptions.repository.ts': [
    { collection: 'entries', equal: ['deal'] },
    { collection: 'referredInvoices', ordered: ['maturesOn'] },
  ],
  'accounts/commission/payouts/close.repository.ts': [
    { collection: 'balances', ordered: ['-due'] },
    { collection: 'entries', equal: ['partner'] },
    { collection: 'entries', ordered: ['on'] },
  ],
  'accounts/commission/payouts/payouts.repository.ts': [
    { collection: 'statements', equal: ['payer', 'state', 'payout'] },
    { collection: 'payouts', equal: ['state'], ordered: ['draftedAt'] },
  ],
  'accounts/money-changes/money-changes.repository.ts': [
    { collection: 'statements', equal: ['partner'], ordered: ['waitsUntil'] },
    { collection: 'moneyChanges', equal: ['kind', 'org'], ordered: ['waitsUntil'] },
    { collection: 'moneyChanges', equal: ['kind', 'person'], ordered: ['waitsUntil'] },
  ],
  'accounts/commission/terms.repository.ts': [{ collection: 'commissionTerms', equal: ['payer'] }],
  'accounts/commission/proof.repository.ts': [
    { collection: 'balances', group: true },
    { collection: 'entries', equal: ['partner'] },
    { collection: 'statements', equal: ['partner', 'payer'] },
    { collection: 'statements', equal: ['payer'] },
    { collection: 'payouts', equal: ['payer'] },
  ],
  'people/deals/deals-of-customer.repository.ts': [{ collection: 'deals', equal: ['customer'] }],
  'accounts/closing/closures.repository.ts': [
    { collection: 'accountClosures', ordered: ['leaseUntil'] },
  ],
  'accounts/closing/steps/codes.repository.ts': [{ collection: 'codes', equal: ['uid'] }],
  'accounts/closing/steps/customers-of-advisor.repository.ts': [
    { collection: 'customers', equal: ['advisor'] },
    { collection: 'registrations', group: true, equal: ['advisor'] },
    { collection: 'waiting', group: true, equal: ['advisor'] },
    { collection: 'appointments', equal: ['advisor', 'state'], ordered: ['start'] },
    { collection: 'mails', equal: ['advisor', 'kind', 'state', 'nextAttempt'] },
  ],
  'accounts/closing/steps/last-traces.repository.ts': [
    { collection: 'registrations', group: true, equal: ['advisor'] },
    { collection: 'waiting', group: true, equal: ['advisor'] },
    { collection: 'waiting', group: true, equal: ['page'] },
    { collection: 'deals', equal: ['advisor', 'state'] },
    { collection: 'deals', equal: ['partner', 'state'] },
    { collection: 'balances', group: true, equal: ['partner'] },
    { collection: 'mails', equal: ['advisor', 'kind'] },
    { collection: 'notices', equal: ['owner'] },
    { collection: 'noticeEntries', equal: ['what'] },
  ],
  'accounts/closing/steps/own-sessions.repository.ts': [{ collection: '*', equal: ['advisor'] }],
  'accounts/sales/offers.repository.ts': [
    { collection: 'filmSales', equal: ['offer'] },
    { collection: 'filmCheckouts', equal: ['offer'], ordered: ['createdAt'] },
    { collection: 'filmOffers', equal: ['advisor'] },
    { collection: 'filmOffers', ordered: ['endsAt'] },
    { collection: 'filmEntitlements', equal: ['offer', 'state'] },
  ],
  'accounts/sales/sales.repository.ts': [
    { collection: 'filmCheckouts', equal: ['buyer', 'offer'] },
    { collection: 'filmSales', equal: ['payment'] },
    { collection: 'filmSales', equal: ['buyer', 'offer'] },
  ],
  'accounts/sales/sellers.repository.ts': [
    { collection: 'filmSellers', equal: ['stripeAccount'] },
    { collection: 'filmSellers', ordered: ['stripeAccount'] },
  ],
  'accounts/billing/billing.repository.ts': [
    { collection: 'accounts', equal: ['billing.customer'] },
    { collection: 'accountClosures', equal: ['customer'] },
  ],
  'accounts/billing/unknown-prices.repository.ts': [
    { collection: 'accounts', ordered: ['billing.unknownPrices'] },
  ],
  'people/customers/entries.repository.ts': [
    { collection: 'customers', equal: ['advisor', 'email'] },
    { collection: 'customers', equal: ['advisor', 'otherEmails'] },
    { collection: 'customers', equal: ['advisor', 'phone'] },
    { collection: 'customers', equal: ['advisor', 'otherPhones'] },
  ],
  'seats/appointments/booking/busy-times.repository.ts': [
    { collection: 'appointments', equal: ['advisor'], ordered: ['start'] },
    { collection: 'sessions', equal: ['advisor'], ordered: ['time'] },
  ],
  'seats/appointments/booking/coming-appointments.repository.ts': [
    { collection: 'appointments', equal: ['advisor', 'phone', 'state'], ordered: ['start'] },
  ],
  'people/appointments/appointments-of-customer.repository.ts': [
    { collection: 'appointments', equal: ['customer'] },
  ],
  'seats/appointments/types/types.repository.ts': [
    { collection: 'appointmentTypes', equal: ['advisor'] },
  ],
  'mail/occasions/reminder/appointment-reminders.ts': [
    { collection: 'appointments', equal: ['state'], ordered: ['start'] },
  ],
  'seats/merging/merges.repository.ts': [
    { collection: 'customerMerges', equal: ['into'] },
    { collection: 'mails', equal: ['customer', 'session'] },
  ],
  'seats/data-rights/personal-data.repository.ts': [{ collection: 'customers', equal: ['phone'] }],
  'people/customers/customer-notes.repository.ts': [
    { collection: 'datedNotes', equal: ['customer'] },
  ],
  'seats/correcting-email/places.repository.ts': [
    { collection: 'registrations', group: true, equal: ['customer'] },
    { collection: 'waiting', group: true, equal: ['customer'] },
  ],
  'seats/imports/imported-customers.repository.ts': [
    { collection: 'customers', equal: ['advisor', 'imported.importId'], ordered: ['imported.at'] },
  ],
  'seats/retention/contacts.repository.ts': [
    { collection: '*', equal: ['customer'] },
    { collection: 'referrals', equal: ['referrer'], ordered: ['-createdAt'] },
    { collection: 'registrations', group: true, equal: ['customer'] },
    { collection: 'customers', ordered: ['reviewOn', '__name__'] },
  ],
  'mail/letters/erasure-announced/announced-customers.repository.ts': [
    { collection: 'customers', equal: ['advisor', 'eraseOn'] },
  ],
  'seats/data-rights/traces.repository.ts': [
    { collection: 'registrations', group: true, equal: ['customer'] },
    { collection: 'referrals', equal: ['referrer'] },
  ],
  'people/customers/customer-references.repository.ts': [
    { collection: 'customers', equal: ['inviteBy'] },
    { collection: 'customers', equal: ['distinctFrom'] },
  ],
  'content/files/file-removals.repository.ts': [{ collection: 'fileRemovals', ordered: ['dueAt'] }],
  'content/files/films/film-orders.repository.ts': [
    { collection: 'filmOrders', ordered: ['orderedAt'] },
  ],
  'content/files/naming.repository.ts': [{ collection: '*', equal: ['*'] }],
  'content/pages/knowledge.repository.ts': [
    {
      collection: 'knowledgeVideos',
      equal: ['advisor', 'audience', 'hidden'],
      ordered: ['-createdAt'],
    },
  ],
  'content/folders/folders.repository.ts': [
    { collection: 'folders', equal: ['org', 'parent'] },
    { collection: 'folders', equal: ['parent'] },
    { collection: 'knowledgeVideos', equal: ['folder'] },
  ],
  'mail/letters/guests-registered/guests.repository.ts': [
    { collection: 'registrations', equal: ['advisor', 'page'] },
  ],
  'mail/occasions/registrations.repository.ts': [
    { collection: 'sessions', ordered: ['time'] },
    { collection: 'sessions', equal: ['seminar'], ordered: ['time'] },
    { collection: 'registrations', ordered: ['registeredAt'] },
  ],
  'mail/letters/news/news.repository.ts': [
    { collection: 'notifications', equal: ['advisor'], ordered: ['-createdAt'] },
  ],
  'mail/outbox/mails.repository.ts': [
    { collection: 'mails', equal: ['state'], ordered: ['leaseUntil'] },
    { collection: 'mails', equal: ['state'], ordered: ['nextAttempt'] },
  ],
  'content/pages/cards/cards.repository.ts': [
    { collection: '*', equal: ['ids'] },
    { collection: '*', equal: ['owners'] },
    { collection: '*', ordered: ['-from'] },
  ],
  'content/pages/dates/seminar-dates.service.ts': [
    { collection: 'sessions', equal: ['seminar'], ordered: ['time'] },
    { collection: 'sessions', ordered: ['time'] },
  ],
  'content/pages/page-updates.service.ts': [
    { collection: 'publicPages', equal: ['shows'], ordered: ['__name__'] },
    { collection: 'publicPages', ordered: ['joined', '__name__'] },
  ],
  'content/pages/pages.repository.ts': [
    { collection: 'publicPages', equal: ['uid'] },
    { collection: 'codes', equal: ['uid'] },
  ],
  'content/pages/rebuild-pages.service.ts': [{ collection: '*', ordered: ['__name__'] }],
  'content/pages/sitemap/sitemap.repository.ts': [
    { collection: 'publicPages', equal: ['hasOwnPage'] },
    { collection: 'accounts', equal: ['isTest'] },
  ],
  'content/pages/testimonials.repository.ts': [
    { collection: 'testimonials', equal: ['advisor'], ordered: ['displayOrder', '__name__'] },
  ],
  'seats/invitations/invitations-of-customer.repository.ts': [
    { collection: 'invitations', equal: ['customers'] },
  ],
  'seats/registrations/linked-seats.repository.ts': [
    { collection: 'registrations', group: true, equal: ['booking'] },
    { collection: 'registrations', group: true, equal: ['absorbed'] },
    { collection: 'registrations', equal: ['takenAs'] },
    { collection: 'waiting', group: true, equal: ['booking'] },
    { collection: 'mails', equal: ['booking'] },
  ],
  'seats/registrations/seats-of-person.repository.ts': [
    {
      collection: 'registrations',
      group: true,
      equal: ['customer', 'seminar'],
      ordered: ['-registeredAt'],
    },
    { collection: 'waiting', group: true, equal: ['customer'] },
  ],
  'seats/registrations/unregistered-customers.repository.ts': [
    { collection: 'registrations', equal: ['advisor'] },
    { collection: 'customers', equal: ['advisor'], ordered: ['lastName'] },
  ],
  'core/people.repository.ts': [
    { collection: 'accounts', equal: ['admin'] },
    { collection: 'accounts', equal: ['orgAdmin'] },
    { collection: 'accounts', equal: ['email'] },
    { collection: 'accounts', ordered: ['email'] },
  ],
  'content/audiences/mirror-audience.service.ts': [{ collection: 'sessions', equal: ['seminar'] }],
  'content/seminars/deleted-content.repository.ts': [
    { collection: 'sessions', equal: ['seminar', 'registrationCount'] },
  ],
  'content/seminars/seminars.repository.ts': [{ collection: 'sessions', equal: ['seminar'] }],
  'content/withheld/withheld.repository.ts': [
    { collection: '*', equal: ['*'] },
    { collection: 'sessions', equal: ['seminar'] },
  ],
  'core/coming-sessions.repository.ts': [
    { collection: 'sessions', equal: ['seminar', 'hidden'], ordered: ['time'] },
  ],
  'seats/waiting-list/waiting-lists.repository.ts': [
    { collection: 'waiting', ordered: ['dueAt'] },
    { collection: 'waiting', group: true, ordered: ['dueAt'] },
    { collection: 'waiting', group: true, equal: ['customer'] },
    { collection: 'waiting', equal: ['state'], ordered: ['joinedAt'] },
  ],
};

const DATA: ByFile = {
  'accounts/accounts.repository.ts': [
    { collection: 'accounts', equal: ['isTest'], ordered: ['-createdAt'] },
    { collection: 'accounts', equal: ['isTest', 'plan'], ordered: ['-createdAt'] },
    // any number of pieces, each a field of the map `search`; equality alone needs no index of its own
    { collection: 'accounts', equal: ['isTest', 'plan', '*'] },
    { collection: 'accounts', equal: ['isTest'], ordered: ['email'] },
    { collection: 'accounts', equal: ['isTest', 'plan'], ordered: ['email'] },
    { collection: 'accounts', equal: ['isTest', 'plan'] },
  ],
  'invoices/invoices.repository.ts': [
    { collection: 'invoices', equal: ['advisor'], ordered: ['-createdAt'] },
  ],
  'deals/deals.repository.ts': [
    { collection: 'deals', equal: ['advisor'], ordered: ['-reportedAt'] },
    { collection: 'deals', equal: ['advisor', 'customer'], ordered: ['-reportedAt'] },
    { collection: 'deals', equal: ['payer'], ordered: ['-reportedAt'] },
    { collection: 'deals', equal: ['payer', 'state'] },
    { collection: 'commissionTerms', equal: ['payer'] },
    { collection: 'commissionTerms', equal: ['source'] },
  ],
  'commissions/commissions.repository.ts': [
    { collection: 'entries', group: true, equal: ['partner'], ordered: ['-at'] },
    { collection: 'balances', group: true, equal: ['partner'] },
  ],
  'money-changes/money-changes.repository.ts': [
    { collection: 'moneyChanges', contains: 'readers', ordered: ['-at'] },
  ],
  'payouts/payouts.repository.ts': [
    { collection: 'statements', equal: ['partner'], ordered: ['-issuedOn'] },
    { collection: 'statements', equal: ['payer', 'month'] },
    { collection: 'statements', equal: ['payer', 'objection.answer'] },
    { collection: 'statements', equal: ['payer', 'payout'] },
    { collection: 'payouts', equal: ['payer'], ordered: ['-draftedAt'] },
  ],
  'revenue/revenue.repository.ts': [{ collection: 'revenue', ordered: ['__name__'] }],
  'admin-actions/admin-actions.repository.ts': [
    { collection: 'adminActions', ordered: ['-at'] },
    { collection: 'adminActions', ordered: ['accountEmail', '-at'] },
  ],
  'notices/notices.repository.ts': [
    { collection: 'notices', equal: ['isOpen'], ordered: ['-isUrgent', '-changedAt'] },
    { collection: 'notices', equal: ['isOpen'] },
    { collection: 'restrictions', equal: ['advisor'] },
  ],
  'contracts/contracts.repository.ts': [
    { collection: 'accounts', equal: ['isTest', 'contractDue'], ordered: ['email'] },
    { collection: 'accounts', equal: ['isTest', 'contractDue'] },
  ],
  'terminations/terminations.repository.ts': [
    { collection: 'terminations', ordered: ['-receivedAt'] },
    { collection: 'terminations', equal: ['state'], ordered: ['-receivedAt'] },
  ],
  'customer-notes/customer-notes.repository.ts': [
    { collection: 'customerNotes', equal: ['advisor'], ordered: ['followUpOn'] },
  ],
  'dated-notes/dated-notes.repository.ts': [
    { collection: 'datedNotes', equal: ['advisor', 'customer'], ordered: ['-createdAt'] },
  ],
  'customers/customers.repository.ts': [
    { collection: 'customers', equal: ['advisor'] },
    { collection: 'customers', equal: ['advisor', 'birthday'] },
  ],
  'customers/referrals-of-customer.repository.ts': [
    { collection: 'customers', equal: ['advisor', 'inviteBy'] },
  ],
  'expert-videos/expert-videos.repository.ts': [
    { collection: 'expertVideos', equal: ['hidden', 'audience'] },
  ],
  'folders/folders.repository.ts': [
    { collection: 'folders', equal: ['org', 'parent'], ordered: ['order'] },
  ],
  'knowledge-videos/knowledge-videos.repository.ts': [
    { collection: 'knowledgeVideos', equal: ['org', 'hidden', 'audience'] },
    { collection: 'knowledgeVideos', equal: ['hidden', 'audience'] },
  ],
  'mails/mails.repository.ts': [
    { collection: 'mails', equal: ['advisor', 'session', 'kind', 'state', 'nextAttempt'] },
    { collection: 'mails', equal: ['advisor', 'session', 'kind', 'reason'] },
    { collection: 'mails', equal: ['advisor', 'customer'] },
    { collection: 'mails', equal: ['advisor', 'state', 'nextAttempt'] },
  ],
  'appointments/appointments.repository.ts': [
    { collection: 'appointmentRequests', equal: ['advisor', 'done'], ordered: ['-createdAt'] },
  ],
  'appointments/own-appointments.repository.ts': [
    { collection: 'appointmentTypes', equal: ['advisor'] },
    { collection: 'appointments', equal: ['advisor'], ordered: ['start'] },
    { collection: 'appointments', equal: ['advisor'], ordered: ['-start'] },
  ],
  'notifications/notifications.repository.ts': [
    { collection: 'notifications', equal: ['advisor'], ordered: ['-createdAt'] },
  ],
  'organisations/organisations.repository.ts': [{ collection: 'orgs', ordered: ['order'] }],
  'owned-collection/index.ts': [{ collection: '*', equal: ['advisor'] }],
  'own-page/own-page.repository.ts': [
    { collection: 'testimonials', equal: ['advisor'], ordered: ['displayOrder'] },
  ],
  'quick-videos/quick-videos.repository.ts': [
    { collection: 'quickVideos', owned: true, ordered: ['-createdAt'] },
    { collection: 'quickVideos', equal: ['network', 'hidden'], ordered: ['-createdAt'] },
  ],
  'visits/visits.repository.ts': [{ collection: 'linkVisits', equal: ['referrer'] }],
  'referrals/referrals.repository.ts': [
    { collection: 'referrals', equal: ['referrer'], ordered: ['-createdAt'] },
  ],
  'sales/sales.repository.ts': [
    { collection: 'filmOffers', equal: ['state', 'endsAt'], ordered: ['-createdAt'] },
    { collection: 'filmOffers', equal: ['advisor'], ordered: ['-createdAt'] },
    { collection: 'filmSales', equal: ['seller'], ordered: ['-paidAt'] },
    { collection: 'filmEntitlements', equal: ['advisor'], ordered: ['-boughtAt'] },
    { collection: 'filmPapers', equal: ['seller'] },
    { collection: 'filmPapers', equal: ['buyer'] },
  ],
  'sponsors/sponsors.repository.ts': [
    { collection: 'sponsors', equal: ['sponsor'], ordered: ['-createdAt'] },
  ],
  'session-messages/session-messages.repository.ts': [
    { collection: 'sessionMessages', equal: ['advisor', 'session'], ordered: ['-createdAt'] },
  ],
  'registrations/invitations.repository.ts': [
    { collection: 'invitations', equal: ['advisor', 'session'], ordered: ['-createdAt'] },
  ],
  'registrations/latest-registrations.repository.ts': [
    {
      collection: 'registrations',
      group: true,
      equal: ['seminarAdvisor'],
      ordered: ['-registeredAt'],
    },
  ],
  'registrations/participants.repository.ts': [
    { collection: 'registrations', equal: ['seminarAdvisor'] },
  ],
  'registrations/seats.repository.ts': [
    { collection: 'registrations', group: true, equal: ['customer', 'advisor'] },
  ],
  'seminars/seminars.repository.ts': [
    { collection: 'seminars', equal: ['org', 'hidden', 'audience'] },
    { collection: 'seminars', equal: ['hidden', 'audience'] },
  ],
  'sessions/sessions.repository.ts': [
    { collection: 'sessions', equal: ['seminar', 'hidden', 'audience'], ordered: ['time'] },
    { collection: 'sessions', equal: ['seminar', 'advisor'], ordered: ['time'] },
    { collection: 'sessions', equal: ['advisor'], ordered: ['time'] },
    { collection: 'sessionAccess', equal: ['advisor', 'seminar'] },
  ],
};

const below = (folder: string, queries: ByFile): Query[] =>
  Object.entries(queries).flatMap(([name, own]) =>
    own.map((query) => ({ file: `${folder}/${name}`, ...query })),
  );

/** What `documentsOf` asks for, as the descriptors of collections say. */
const finders: readonly (Pick<Found, 'collection'> & { by: Finder })[] = [
  ...EXPORT_PARTS,
  ...(['order', 'content', 'traces'] as const).flatMap(deletedBy),
  ...ERASED,
  ...SHOWN_TO_CUSTOMERS,
  ...[...FORGOTTEN, ...RENAMED].map(({ collection, field }) => ({ collection, by: { field } })),
];
export const QUERIES_OF_DESCRIPTORS: readonly Query[] = finders.flatMap(({ collection, by }) => {
  if (typeof by === 'string') return [];
  const isNested = COLLECTIONS[collection].path.split('/').length > 2;
  const field = 'field' in by ? by.field : by.lists;
  const file = 'functions/src/core/documents-of.ts';
  return [{ file, collection, equal: [field], ...(isNested && { group: true }) }];
});

/** Every query that filters or orders; the test compares this list with the code. */
export const QUERIES: readonly Query[] = [
  ...below('functions/src', FUNCTIONS),
  ...below('libs/data/src', DATA),
];
