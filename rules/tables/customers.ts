import { appointmentRequestSchema } from '@wbd/domain/appointments';
import {
  customerDetailsSchema,
  customerNoteSchema,
  customerSchema,
  datedNoteSchema,
} from '@wbd/domain/customers';
import { SIGNED_IN, type Role, holders } from '../roles.ts';
import { NOW, query, type Fields } from '../engine/request.ts';
import {
  creates,
  deletes,
  gets,
  keptByServer,
  lists,
  listsUpTo,
  serverFields,
  updates,
  writable,
  type Table,
} from '../engine/table.ts';
import { badText, letters, newPath, ofRole, PAST, type Documents } from './values.ts';

const customer = (advisor: string) => ({
  advisor,
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: 'joerg@example.org',
  phone: null,
  bday: null,
  birthday: null,
  ...customerDetailsSchema.parse({}),
  lastContact: null,
  registered: PAST,
  inviteBy: null,
  proven: true,
  otherEmails: [],
  otherPhones: [],
  consent: null,
  callConsent: null,
  invitable: null,
  uninvited: false,
  distinctFrom: [],
  imported: null,
  tags: [],
  archived: false,
  restriction: null,
  reviewOn: null,
  eraseOn: null,
});

const request = (advisor: string) => ({
  advisor,
  customer: 'customer',
  isOwn: true,
  firstName: 'Jörg',
  lastName: 'Weiß',
  phone: '+4915112345678',
  topic: 'Rente',
  video: null,
  hasCalendar: true,
  done: false,
  createdAt: PAST,
});

const note = (advisor: string) => ({ advisor, text: 'Möchte im Herbst sprechen.' });

const datedNote = (advisor: string, about: string) => ({
  advisor,
  customer: about,
  text: 'Möchte im Herbst sprechen.',
  createdAt: PAST,
});

/** Under an id as clients make them. */
const writtenNote = (role: Role) => newPath('datedNotes', `written${role}`);

export const customerDocuments: Documents = [
  ['customers/customer', customer('owner')],
  ['customers/otherCustomer', customer('foreign')],
  ...SIGNED_IN.flatMap((role): Documents => [
    [`customers/of-${role}`, customer(role)],
    [`customers/unnoted-of-${role}`, customer(role)],
    [`customerNotes/of-${role}`, note(role)],
    [`datedNotes/of-${role}`, datedNote(role, `of-${role}`)],
    [writtenNote(role), datedNote(role, `of-${role}`)],
    [`datedNotes/email-of-${role}`, { ...datedNote(role, `of-${role}`), kind: 'email' }],
  ]),
  ['customerNotes/customer', note('owner')],
  ['datedNotes/note', datedNote('owner', 'customer')],
  ['appointmentRequests/request', request('owner')],
  ['appointmentRequests/of-blocked', request('blocked')],
];

const ids = ['login12345678901234567890123', 'note5678901234567890'];

export const customers: Table = {
  collection: 'customers',
  rows: [
    gets("the owner's", ['owner'], 'customers/customer'),
    gets('the own', holders('customers'), ofRole('customers')),
    ...listsUpTo(10_000, 'the own', holders('customers'), (role) => ({
      collection: 'customers',
      where: ['advisor', role],
    })),
    lists("the owner's", ['owner'], query('customers', 10, ['advisor', 'owner'])),
    lists('the own who came through a link', holders('customers'), (role) =>
      query('customers', 100, ['advisor', role], ['inviteBy', 'customer']),
    ),
    lists(
      'everyone who came through a link',
      [],
      query('customers', 100, ['inviteBy', 'customer']),
    ),
    lists('all', [], query('customers', 10)),
    ...ids.map((id) =>
      creates(`an own one as ${id}`, [], (role) => `customers/${id}${role}`, customer),
    ),
    creates(
      "one of the owner's",
      [],
      (role) => newPath('customers', `${role}2`),
      customer('owner'),
    ),
    updates('contact data of the own', [], ofRole('customers'), { phone: '+4915550000001' }),
    updates('the name of the own', [], ofRole('customers'), { firstName: 'Jo' }),
    updates("contact data of the owner's", [], 'customers/customer', { job: 'Student' }),
    updates('the name', [], 'customers/customer', { firstName: 'Jo', lastName: 'W' }),
    deletes("the owner's", [], 'customers/customer'),
    deletes('the own', [], ofRole('customers')),
    ...serverFields('customers/customer', customerSchema),
  ],
};

export const appointmentRequests: Table = {
  collection: 'appointmentRequests',
  rows: [
    gets('one', [], 'appointmentRequests/request'),
    ...listsUpTo(50, "the owner's", ['owner'], {
      collection: 'appointmentRequests',
      where: ['advisor', 'owner'],
    }),
    lists("a blocked advisor's", [], query('appointmentRequests', 10, ['advisor', 'blocked'])),
    updates("that a blocked advisor's is done", [], 'appointmentRequests/of-blocked', {
      done: true,
    }),
    lists("a customer's", [], query('appointmentRequests', 10, ['customer', 'customer'])),
    lists('all', [], query('appointmentRequests', 10)),
    creates('one in the own name', [], (role) => newPath('appointmentRequests', role), request),
    updates('that one is done', ['owner'], 'appointmentRequests/request', { done: true }),
    updates('that one is done, and the topic', [], 'appointmentRequests/request', {
      done: true,
      topic: 'Anders',
    }),
    deletes('one', [], 'appointmentRequests/request'),
  ],
  fields: {
    schema: appointmentRequestSchema,
    target: 'appointmentRequests/request',
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(appointmentRequestSchema, request('owner')),
      done: writable([true, false], [null, 'ja', 1, []]),
    },
  },
};

const BAD_DAYS = [
  '226-12-24',
  '12026-12-24',
  'a026-12-24',
  '2026-1-24',
  '2026-123-24',
  '2026-1a-24',
  '2026-12-2',
  '2026-12-245',
  '2026-12-2a',
  '24.12.2026',
  '2026-12-24T00:00',
  '',
  7,
  ['x'],
];

const unnoted = (role: Role) => `customerNotes/unnoted-of-${role}`;

export const customerNotes: Table = {
  collection: 'customerNotes',
  rows: [
    gets("about the owner's customer", ['owner'], 'customerNotes/customer'),
    gets('about an own customer', holders('customers'), ofRole('customerNotes')),
    gets('that is not there', holders('customers'), 'customerNotes/none'),
    ...listsUpTo(500, 'the own', holders('customers'), (role) => ({
      collection: 'customerNotes',
      where: ['advisor', role],
    })),
    lists("the owner's", ['owner'], {
      collection: 'customerNotes',
      where: ['advisor', 'owner'],
      limit: 10,
    }),
    lists('all', [], { collection: 'customerNotes', limit: 10 }),
    creates('about an own customer', holders('customers'), unnoted, note),
    creates('with a field more', [], unnoted, (role) => ({ ...note(role), isSecret: true })),
    creates('as long as it may be', holders('customers'), unnoted, (role) => ({
      ...note(role),
      text: letters(5000),
    })),
    creates('that is too long', [], unnoted, (role) => ({ ...note(role), text: letters(5001) })),
    creates("about the owner's customer in one's own name", ['owner'], unnoted('owner'), note),
    creates("about an own customer in the owner's name", ['owner'], unnoted, note('owner')),
    creates('about no customer', [], 'customerNotes/none', note),
    creates('with a follow-up', holders('customers'), unnoted, (role) => ({
      ...note(role),
      followUpOn: '2026-12-24',
      followUpText: 'Vertrag prüfen',
    })),
    updates('about an own customer', holders('customers'), ofRole('customerNotes'), {
      text: 'Anders.',
    }),
    updates('the follow-up of an own customer', holders('customers'), ofRole('customerNotes'), {
      followUpOn: '2026-12-24',
      followUpText: null,
    }),
    deletes('about an own customer', [], ofRole('customerNotes')),
  ],
  fields: {
    schema: customerNoteSchema,
    target: 'customerNotes/customer',
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(customerNoteSchema, note('owner')),
      followUpOn: {
        ...writable([null, '2026-12-24', '2009-09-09', '0190-90-90'], BAD_DAYS),
        mayBeGone: true,
      },
      followUpText: {
        ...writable([null, '', letters(200)], [7, ['x'], 'a\u0000', letters(201)]),
        mayBeGone: true,
      },
      text: writable(
        ['', letters(5000), 'Zwei\nZeilen'],
        [null, 7, ['x'], 'a\u0000', letters(5001)],
      ),
    },
  },
};

const newNote = (role: Role) => newPath('datedNotes', role);
const writtenNow = (role: Role): Fields => ({
  ...datedNote(role, `of-${role}`),
  createdAt: NOW,
});

export const datedNotes: Table = {
  collection: 'datedNotes',
  rows: [
    gets("the owner's", ['owner'], 'datedNotes/note'),
    gets('the own', holders('customers'), ofRole('datedNotes')),
    gets('that is not there', holders('customers'), 'datedNotes/none'),
    ...listsUpTo(500, 'the own', holders('customers'), (role) => ({
      collection: 'datedNotes',
      where: ['advisor', role],
    })),
    lists("the owner's", ['owner'], {
      collection: 'datedNotes',
      where: ['advisor', 'owner'],
      limit: 10,
    }),
    lists('all', [], { collection: 'datedNotes', limit: 10 }),
    creates('about an own customer', holders('customers'), newNote, writtenNow),
    creates('under an id that a client does not make', [], 'datedNotes/short', writtenNow),
    creates('with a field more', [], newNote, (role) => ({ ...writtenNow(role), kind: 'email' })),
    creates('as long as it may be', holders('customers'), newNote, (role) => ({
      ...writtenNow(role),
      text: letters(2000),
    })),
    creates('that is too long', [], newNote, (role) => ({
      ...writtenNow(role),
      text: letters(2001),
    })),
    creates('with a date of its own', [], newNote, (role) => ({
      ...writtenNow(role),
      createdAt: PAST,
    })),
    creates("about the owner's customer in one's own name", ['owner'], newNote, (role) => ({
      ...writtenNow(role),
      customer: 'customer',
    })),
    creates("about an own customer in the owner's name", ['owner'], newNote, (role) => ({
      ...writtenNow(role),
      advisor: 'owner',
    })),
    creates('about no customer', [], newNote, (role) => ({
      ...writtenNow(role),
      customer: 'none',
    })),
    creates('with an address that was there before', [], newNote, (role) => ({
      ...writtenNow(role),
      before: 'alt@example.org',
    })),
    updates('the own', holders('customers'), ofRole('datedNotes'), { text: 'Anders.' }),
    updates('the own, and its date', [], writtenNote, { text: 'Anders.', createdAt: NOW }),
    updates('a change of the address', [], (role) => `datedNotes/email-of-${role}`, {
      text: 'Anders.',
    }),
    deletes('the own', holders('customers'), ofRole('datedNotes')),
    deletes('a change of the address', [], (role) => `datedNotes/email-of-${role}`),
    deletes("the owner's", ['owner'], 'datedNotes/note'),
  ],
  fields: {
    schema: datedNoteSchema,
    target: 'datedNotes/note',
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(datedNoteSchema, datedNote('owner', 'customer')),
      text: writable(['Zwei\nZeilen', letters(2000)], badText(2000)),
    },
  },
};
