import { ADVISORS, EVERYONE, NOBODY } from './roles.ts';
import {
  customer,
  get,
  listUpTo,
  listWhere,
  newId,
  own,
  owners,
  reads,
  serverOnly,
  type Row,
} from './requests.ts';

/** Who may do what with which collection; whoever is not named may not. */
export const MATRIX: readonly Row[] = [
  reads('advisors', 'one', 'get', EVERYONE, get('advisors/owner')),
  reads('advisors', 'some', 'list', NOBODY, listUpTo('advisors', 1)),
  {
    collection: 'advisors',
    operation: 'create',
    what: 'oneself',
    allow: NOBODY,
    request: (db, role) => db.doc(`advisors/${role}-new`).set({ lv: 2 }),
  },
  {
    collection: 'advisors',
    operation: 'update',
    what: "the owner's page",
    allow: ['owner'],
    request: (db, role) => db.doc('advisors/owner').update({ heroText: `von ${role}` }),
  },
  {
    collection: 'advisors',
    operation: 'update',
    what: 'the own booking link',
    allow: ['lite', 'pro', 'owner', 'colleague', 'foreign', 'admin'],
    request: (db, role) => db.doc(`advisors/${role}`).update({ bookingslink: `x.de/${role}` }),
  },
  {
    collection: 'advisors',
    operation: 'delete',
    what: 'oneself',
    allow: NOBODY,
    request: (db, role) => db.doc(`advisors/${role}`).delete(),
  },

  reads('accounts', "the owner's", 'get', ['owner', 'admin'], get('accounts/owner')),
  reads('accounts', 'some', 'list', ['admin'], listUpTo('accounts', 500)),
  reads('accounts', 'too many', 'list', NOBODY, listUpTo('accounts', 501)),
  ...serverOnly('accounts', 'accounts/owner', { admin: true }),

  reads('codes', 'one', 'get', NOBODY, get('codes/code')),
  reads('codes', 'some', 'list', NOBODY, listUpTo('codes', 1)),
  ...serverOnly('codes', 'codes/code', { uid: 'foreign' }),

  reads('publicPages', 'one', 'get', EVERYONE, get('publicPages/code')),
  reads('publicPages', 'some', 'list', NOBODY, listUpTo('publicPages', 1)),
  ...serverOnly('publicPages', 'publicPages/code', { uid: 'owner' }),

  reads('customers', 'one', 'get', ['customer', 'owner'], get('customers/customer')),
  reads('customers', "a level 0 advisor's", 'get', NOBODY, get('customers/customerOfBasic')),
  reads('customers', "a level 1 advisor's", 'get', ['lite'], get('customers/customerOfLite')),
  reads(
    'customers',
    'the own',
    'list',
    ['lite', 'pro', 'owner', 'colleague', 'foreign', 'admin'],
    listWhere('customers', 'advisor', own),
  ),
  reads('customers', "the owner's", 'list', ['owner'], listWhere('customers', 'advisor', owners)),
  reads('customers', 'all', 'list', NOBODY, listUpTo('customers', 10)),
  {
    collection: 'customers',
    operation: 'create',
    what: 'an own one',
    allow: ['lite', 'pro', 'owner', 'colleague', 'foreign', 'admin'],
    request: (db, role) => db.doc(`customers/${newId(role)}`).set(customer(role)),
  },
  {
    collection: 'customers',
    operation: 'create',
    what: "one of the owner's",
    allow: ['owner'],
    request: (db, role) => db.doc(`customers/${newId(role).toUpperCase()}`).set(customer('owner')),
  },
  {
    collection: 'customers',
    operation: 'create',
    what: 'one in the place of a login',
    allow: NOBODY,
    request: (db, role) => db.doc(`customers/${newId(role)}12345678`).set(customer(role)),
  },
  {
    collection: 'customers',
    operation: 'update',
    what: 'contact data',
    allow: ['owner'],
    request: (db, role) => db.doc('customers/customer').update({ phone: `+49${role.length}` }),
  },
  {
    collection: 'customers',
    operation: 'update',
    what: 'the name',
    allow: ['customer', 'owner'],
    request: (db, role) => db.doc('customers/customer').update({ firstName: `Von ${role}` }),
  },
  {
    collection: 'customers',
    operation: 'update',
    what: "a level 0 advisor's",
    allow: NOBODY,
    request: (db, role) => db.doc('customers/customerOfBasic').update({ firstName: role }),
  },
  {
    collection: 'customers',
    operation: 'delete',
    what: 'one',
    allow: NOBODY,
    request: (db) => db.doc('customers/customer').delete(),
  },

  reads('testimonials', 'one', 'get', EVERYONE, get('testimonials/testimonial')),
  reads(
    'testimonials',
    "the owner's",
    'list',
    ['owner'],
    listWhere('testimonials', 'advisor', owners),
  ),
  reads('testimonials', 'all', 'list', NOBODY, listUpTo('testimonials', 1)),
  ...serverOnly('testimonials', 'testimonials/testimonial', { advisor: 'owner' }),

  reads('seminars', 'one', 'get', EVERYONE, get('seminars/seminar')),
  reads('seminars', 'some', 'list', ADVISORS, listUpTo('seminars', 500)),
  reads('seminars', 'too many', 'list', NOBODY, listUpTo('seminars', 501)),
  reads('seminars', 'all', 'list', NOBODY, (db) => db.collection('seminars').get()),
  ...serverOnly('seminars', 'seminars/seminar', { advisor: 'owner' }),

  reads('sessions', 'one', 'get', EVERYONE, get('sessions/session')),
  reads('sessions', "a seminar's", 'list', EVERYONE, (db) =>
    db.collection('sessions').where('seminar', '==', 'seminar').limit(100).get(),
  ),
  reads('sessions', 'too many', 'list', NOBODY, listUpTo('sessions', 101)),
  ...serverOnly('sessions', 'sessions/session', { advisor: 'owner', registrationCount: 0 }),

  reads('sessionAccess', 'one', 'get', ['owner', 'colleague'], get('sessionAccess/session')),
  reads(
    'sessionAccess',
    "the owner's",
    'list',
    NOBODY,
    listWhere('sessionAccess', 'advisor', owners),
  ),
  ...serverOnly('sessionAccess', 'sessionAccess/session', { advisor: 'owner' }),

  reads(
    'registrations',
    'one',
    'get',
    ['customer', 'owner'],
    get('sessions/session/registrations/customer'),
  ),
  reads('registrations', "the customer's, across sessions", 'list', ['customer'], (db) =>
    db.collectionGroup('registrations').where('customer', '==', 'customer').get(),
  ),
  reads(
    'registrations',
    "of the advisor's customers",
    'list',
    ['owner'],
    listWhere('sessions/session/registrations', 'advisor', owners),
  ),
  reads(
    'registrations',
    "of the owner's seminars",
    'list',
    ['owner'],
    listWhere('sessions/session/registrations', 'seminarAdvisor', owners),
  ),
  reads(
    'registrations',
    'all of a session',
    'list',
    NOBODY,
    listUpTo('sessions/session/registrations', 10),
  ),
  ...serverOnly('registrations', 'sessions/session/registrations/customer', {
    customer: 'customer',
    advisor: 'owner',
  }),

  reads('expertVideos', 'one', 'get', EVERYONE, get('expertVideos/expert')),
  reads('expertVideos', 'some', 'list', ADVISORS, listUpTo('expertVideos', 500)),
  reads('expertVideos', 'too many', 'list', NOBODY, listUpTo('expertVideos', 501)),
  ...serverOnly('expertVideos', 'expertVideos/expert', { advisor: 'owner' }),

  ...(['seminarSelection', 'expertSelection'] as const).flatMap((collection): Row[] => {
    const item = collection === 'seminarSelection' ? 'seminar' : 'expert';
    const choice = (visible: boolean) => ({ visible, dateForOrder: 5 });
    return [
      reads(
        collection,
        "the owner's",
        'get',
        ['owner'],
        get(`advisors/owner/${collection}/${item}`),
      ),
      reads(
        collection,
        "the owner's",
        'list',
        ['owner'],
        listUpTo(`advisors/owner/${collection}`, 10),
      ),
      {
        collection,
        operation: 'create',
        what: 'an own one',
        allow: ['lite', 'pro', 'owner', 'colleague', 'foreign', 'admin'],
        request: (db, role) => db.doc(`advisors/${role}/${collection}/${item}`).set(choice(false)),
      },
      {
        collection,
        operation: 'create',
        what: 'one for something that is not there',
        allow: NOBODY,
        request: (db, role) => db.doc(`advisors/${role}/${collection}/none`).set(choice(false)),
      },
      {
        collection,
        operation: 'update',
        what: "the owner's",
        allow: ['owner'],
        request: (db) => db.doc(`advisors/owner/${collection}/${item}`).update({ visible: true }),
      },
      {
        collection,
        operation: 'delete',
        what: "the owner's",
        allow: NOBODY,
        request: (db) => db.doc(`advisors/owner/${collection}/${item}`).delete(),
      },
    ];
  }),

  reads('orgs', 'one', 'get', EVERYONE, get('orgs/org-a')),
  reads('orgs', 'all', 'list', EVERYONE, (db) => db.collection('orgs').get()),
  ...serverOnly('orgs', 'orgs/org-a', { name: 'B' }),

  reads('config', 'public', 'get', EVERYONE, get('config/public')),
  reads('config', 'another', 'get', NOBODY, get('config/other')),
  reads('config', 'some', 'list', NOBODY, listUpTo('config', 1)),
  ...serverOnly('config', 'config/public', { hiddenSeminars: [] }),

  reads('mails', 'one', 'get', ['owner'], get('mails/mail')),
  reads('mails', "the owner's", 'list', ['owner'], listWhere('mails', 'advisor', owners)),
  reads('mails', 'too many', 'list', NOBODY, (db) =>
    db.collection('mails').where('advisor', '==', 'owner').limit(501).get(),
  ),
  ...serverOnly('mails', 'mails/mail', { advisor: 'owner', state: 'owed' }),

  reads('rateLimits', 'one', 'get', NOBODY, get('rateLimits/owner')),
  reads('rateLimits', 'some', 'list', NOBODY, listUpTo('rateLimits', 1)),
  ...serverOnly('rateLimits', 'rateLimits/owner', { count: 0 }),

  reads('anything else', 'one', 'get', NOBODY, get('elsewhere/document')),
  reads('anything else', 'some', 'list', NOBODY, listUpTo('elsewhere', 1)),
  ...serverOnly('anything else', 'elsewhere/document', {}),
];
