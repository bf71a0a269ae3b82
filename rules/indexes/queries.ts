/** A query of the code, as far as indexes go. */
export interface Query {
  /** where it is, relative to the workspace */
  file: string;
  /** collection, or the name that a collection group has */
  collection: string;
  group?: true;
  /** read through `ownedCollection`, which compares the owner */
  owned?: true;
  /** fields compared with `==`, `in` or `array-contains`; `*` where the code computes the name of a single one */
  equal?: readonly string[];
  /** fields with a range or an order, in the query's order; `-` in front: descending */
  ordered?: readonly string[];
}

const functions = (file: string) => `functions/src/${file}`;
const data = (resource: string, file = `${resource}.repository.ts`) =>
  `libs/data/src/${resource}/${file}`;

/** Every query that filters or orders; the test compares this list with the code. */
export const QUERIES: readonly Query[] = [
  {
    file: functions('advisors/sign-ups.repository.ts'),
    collection: 'signUps',
    ordered: ['leaseUntil'],
  },
  ...['email', 'otherEmails', 'phone', 'otherPhones'].map((contact) => ({
    file: functions('customers/entries.repository.ts'),
    collection: 'customers',
    equal: ['advisor', contact],
  })),
  {
    file: functions('customers/merges.repository.ts'),
    collection: 'customerMerges',
    equal: ['into'],
  },
  {
    file: functions('customers/merges.repository.ts'),
    collection: 'mails',
    equal: ['customer', 'session'],
  },
  {
    file: functions('customers/merges.repository.ts'),
    collection: 'referrals',
    equal: ['referrer'],
  },
  ...['inviteBy', 'distinctFrom'].map((field) => ({
    file: functions('customers/merges.repository.ts'),
    collection: 'customers',
    equal: [field],
  })),
  {
    file: functions('pages/preview/preview.repository.ts'),
    collection: 'sessions',
    equal: ['seminar', 'hidden'],
    ordered: ['time'],
  },
  {
    file: functions('pages/sitemap/sitemap.repository.ts'),
    collection: 'publicPages',
    equal: ['hasOwnPage'],
  },
  {
    file: functions('pages/sitemap/sitemap.repository.ts'),
    collection: 'accounts',
    equal: ['isTest'],
  },
  {
    file: functions('registrations/unregistered-customers.repository.ts'),
    collection: 'registrations',
    equal: ['advisor'],
  },
  {
    file: functions('registrations/unregistered-customers.repository.ts'),
    collection: 'customers',
    equal: ['advisor'],
    ordered: ['lastName'],
  },
  {
    file: functions('customers/traces.repository.ts'),
    collection: 'registrations',
    group: true,
    equal: ['customer'],
  },
  { file: functions('customers/traces.repository.ts'), collection: 'mails', equal: ['customer'] },
  {
    file: functions('customers/traces.repository.ts'),
    collection: 'referrals',
    equal: ['referrer'],
  },
  ...['inviteBy', 'distinctFrom'].map((field) => ({
    file: functions('customers/traces.repository.ts'),
    collection: 'customers',
    equal: [field],
  })),
  {
    file: functions('mail/occasions/registrations.repository.ts'),
    collection: 'sessions',
    ordered: ['time'],
  },
  {
    file: functions('mail/occasions/registrations.repository.ts'),
    collection: 'sessions',
    equal: ['seminar'],
    ordered: ['time'],
  },
  {
    file: functions('mail/occasions/registrations.repository.ts'),
    collection: 'registrations',
    ordered: ['registeredAt'],
  },
  {
    file: functions('registrations/linked-seats.repository.ts'),
    collection: 'registrations',
    equal: ['takenAs'],
  },
  {
    file: functions('registrations/linked-seats.repository.ts'),
    collection: 'sessions',
    equal: ['seminar', 'hidden'],
    ordered: ['time'],
  },
  {
    file: functions('mail/outbox/mails.repository.ts'),
    collection: 'mails',
    equal: ['state'],
    ordered: ['leaseUntil'],
  },
  {
    file: functions('mail/outbox/mails.repository.ts'),
    collection: 'mails',
    equal: ['state'],
    ordered: ['nextAttempt'],
  },
  { file: functions('files/naming.repository.ts'), collection: '*', equal: ['*'] },
  {
    file: functions('billing/billing.repository.ts'),
    collection: 'accounts',
    equal: ['billing.customer'],
  },
  {
    file: functions('seminars/deleted-content.repository.ts'),
    collection: 'sessions',
    equal: ['seminar', 'registrationCount'],
  },
  {
    file: functions('seminars/seminars.repository.ts'),
    collection: 'sessions',
    equal: ['seminar'],
  },
  ...['ids', 'owners'].map((field) => ({
    file: functions('pages/cards/cards.repository.ts'),
    collection: '*',
    equal: [field],
  })),
  { file: functions('pages/cards/cards.repository.ts'), collection: '*', ordered: ['-from'] },
  {
    file: functions('pages/dates/seminar-dates.service.ts'),
    collection: 'sessions',
    equal: ['seminar'],
    ordered: ['time'],
  },
  {
    file: functions('pages/dates/seminar-dates.service.ts'),
    collection: 'sessions',
    ordered: ['time'],
  },
  { file: functions('pages/pages.repository.ts'), collection: 'publicPages', equal: ['uid'] },
  { file: functions('pages/pages.repository.ts'), collection: 'codes', equal: ['uid'] },
  {
    file: functions('pages/page-updates.service.ts'),
    collection: 'publicPages',
    equal: ['shows'],
    ordered: ['__name__'],
  },
  {
    file: functions('pages/page-updates.service.ts'),
    collection: 'publicPages',
    ordered: ['joined', '__name__'],
  },
  {
    file: functions('pages/rebuild-pages.service.ts'),
    collection: '*',
    ordered: ['__name__'],
  },
  {
    file: functions('pages/testimonials.repository.ts'),
    collection: 'testimonials',
    equal: ['advisor'],
    ordered: ['displayOrder', '__name__'],
  },
  {
    file: data('public-pages', 'own-page.repository.ts'),
    collection: 'testimonials',
    equal: ['advisor'],
    ordered: ['displayOrder'],
  },
  {
    file: data('referrals'),
    collection: 'referrals',
    equal: ['referrer'],
    ordered: ['-createdAt'],
  },
  { file: data('mails'), collection: 'mails', equal: ['advisor', 'session', 'kind'] },
  { file: data('mails'), collection: 'mails', equal: ['advisor', 'customer'] },
  { file: data('mails'), collection: 'mails', equal: ['advisor', 'state', 'nextAttempt'] },
  {
    file: data('folders'),
    collection: 'folders',
    equal: ['org', 'parent'],
    ordered: ['order'],
  },
  {
    file: data('registrations', 'participants.repository.ts'),
    collection: 'registrations',
    equal: ['seminarAdvisor'],
  },
  {
    file: data('registrations', 'seats.repository.ts'),
    collection: 'registrations',
    group: true,
    equal: ['customer', 'advisor'],
  },
  {
    file: data('registrations', 'latest-registrations.repository.ts'),
    collection: 'registrations',
    group: true,
    equal: ['seminarAdvisor'],
    ordered: ['-registeredAt'],
  },
  { file: data('customers'), collection: 'customers', equal: ['advisor'] },
  {
    file: data('customers', 'referrals-of-customer.repository.ts'),
    collection: 'customers',
    equal: ['advisor', 'inviteBy'],
  },
  { file: data('owned-collection', 'index.ts'), collection: '*', equal: ['advisor'] },
  { file: data('expert-videos'), collection: 'expertVideos', equal: ['hidden'] },
  {
    file: data('quick-videos'),
    collection: 'quickVideos',
    owned: true,
    ordered: ['-createdAt'],
  },
  {
    file: data('sessions'),
    collection: 'sessions',
    equal: ['seminar', 'hidden'],
    ordered: ['time'],
  },
  {
    file: data('sessions'),
    collection: 'sessions',
    equal: ['seminar', 'advisor'],
    ordered: ['time'],
  },
  { file: data('sessions'), collection: 'sessions', equal: ['advisor'], ordered: ['time'] },
  { file: data('sessions'), collection: 'sessionAccess', equal: ['advisor', 'seminar'] },
  { file: data('seminars'), collection: 'seminars', equal: ['org', 'hidden'] },
  { file: functions('withheld/withheld.repository.ts'), collection: '*', equal: ['*'] },
  {
    file: functions('withheld/withheld.repository.ts'),
    collection: 'sessions',
    equal: ['seminar'],
  },
  { file: data('organisations'), collection: 'orgs', ordered: ['order'] },
  {
    file: data('accounts'),
    collection: 'accounts',
    equal: ['isTest'],
    ordered: ['-createdAt'],
  },
  {
    file: data('accounts'),
    collection: 'accounts',
    equal: ['isTest', 'plan'],
    ordered: ['-createdAt'],
  },
  { file: data('accounts'), collection: 'accounts', equal: ['isTest'], ordered: ['email'] },
  {
    file: data('accounts'),
    collection: 'accounts',
    equal: ['isTest', 'plan'],
    ordered: ['email'],
  },
  { file: data('accounts'), collection: 'accounts', equal: ['isTest', 'plan'] },
  {
    file: data('knowledge-videos'),
    collection: 'knowledgeVideos',
    equal: ['org'],
    ordered: ['-createdAt'],
  },
];
