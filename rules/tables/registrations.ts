import { registrationSchema } from '@wbd/domain/seminars';
import { SIGNED_IN, holders } from '../roles.ts';
import {
  creates,
  deletes,
  gets,
  keptByServer,
  lists,
  listsUpTo,
  updates,
  writable,
  type Table,
} from '../engine/table.ts';
import { query, type Filter, type Query } from '../engine/request.ts';
import { PAST, type Documents } from './values.ts';

const registration = (seminarAdvisor: string, session: string) => ({
  customer: 'customer',
  takenAs: null,
  booking: null,
  moves: 0,
  absorbed: [],
  consent: null,
  session,
  seminar: `of-${seminarAdvisor}`,
  seminarAdvisor,
  advisor: 'lite',
  page: 'lite',
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: 'joerg@example.org',
  phone: null,
  bday: null,
  job: null,
  status: 'registered',
  invitedBy: null,
  registeredAt: PAST,
  attended: null,
});
const across = (limit: number, ...filters: readonly Filter[]): Query => ({
  ...query('registrations', limit, ...filters),
  group: true,
});
const HOUR_MS = 3_600_000;
/** People arrive up to two hours before the beginning. */
const COMING = {
  soon: new Date(Date.now() + 1.5 * HOUR_MS),
  later: new Date(Date.now() + 2.5 * HOUR_MS),
};
const OF_SESSION = 'sessions/over/registrations';
const OF_OWNER: Filter = ['seminarAdvisor', 'owner'];
const SEAT = `${OF_SESSION}/customer`;

export const registrationDocuments: Documents = [
  [SEAT, registration('owner', 'over')],
  ['sessions/taken/registrations/customer', registration('owner', 'taken')],
  ...Object.entries(COMING).flatMap(([name, time]): Documents => [
    [`sessions/${name}`, { advisor: 'owner', time, registrationCount: 1 }],
    [`sessions/${name}/registrations/customer`, registration('owner', name)],
  ]),
  ...SIGNED_IN.flatMap((role): Documents => [
    [`sessions/over-of-${role}`, { advisor: role, time: PAST, registrationCount: 1 }],
    [`sessions/over-of-${role}/registrations/customer`, registration(role, `over-of-${role}`)],
  ]),
];

export const registrations: Table = {
  collection: 'registrations',
  rows: [
    gets('one', ['lite', 'owner'], SEAT),
    lists("the customer's, across sessions", [], across(1, ['customer', 'customer'])),
    ...listsUpTo(
      10_000,
      "of an advisor's customers, across sessions",
      ['lite'],
      across(10, ['advisor', 'lite']),
    ),
    lists(
      "of one of an advisor's customers, across sessions",
      ['lite'],
      across(500, ['customer', 'customer'], ['advisor', 'lite']),
    ),
    lists("of the owner's seminars, across sessions", ['owner'], across(5, OF_OWNER)),
    lists("of the owner's seminars", ['owner'], query(OF_SESSION, 10, OF_OWNER)),
    lists(
      "of the owner's seminars that are the customer's",
      ['lite', 'owner'],
      query(OF_SESSION, 10, ['customer', 'customer'], ['advisor', 'lite'], OF_OWNER),
    ),
    gets(
      "in a blocked advisor's seminar",
      ['lite'],
      'sessions/over-of-blocked/registrations/customer',
    ),
    lists(
      "of a blocked advisor's seminars",
      [],
      query('sessions/over-of-blocked/registrations', 10, ['seminarAdvisor', 'blocked']),
    ),
    lists('all of a session', [], query(OF_SESSION, 10)),
    creates(
      'one',
      [],
      (role) => `sessions/of-owner/registrations/${role}`,
      (role) => ({ ...registration('owner', 'of-owner'), customer: role }),
    ),
    updates(
      'whether a participant came to an own session',
      holders('participants'),
      (role) => `sessions/over-of-${role}/registrations/customer`,
      { attended: true },
    ),
    updates(
      'whether a participant came to what begins within two hours',
      ['owner'],
      'sessions/soon/registrations/customer',
      { attended: true },
    ),
    updates(
      'whether a participant came to what begins later than that',
      [],
      'sessions/later/registrations/customer',
      { attended: true },
    ),
    updates(
      'whether a participant came to what is still to come',
      [],
      'sessions/taken/registrations/customer',
      { attended: true },
    ),
    updates('whether a participant came, and the name', [], SEAT, {
      attended: true,
      firstName: 'Neu',
    }),
    deletes('one', [], SEAT),
  ],
  fields: {
    schema: registrationSchema,
    target: SEAT,
    writers: ['owner'],
    creates: null,
    fields: {
      ...keptByServer(registrationSchema, registration('owner', 'over')),
      attended: writable([true, false, null], ['ja', 1, []]),
    },
  },
};
