import { registrationSchema } from '@wbd/domain';
import { LEVEL_2, SIGNED_IN } from '../roles.ts';
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
import { PAST, type Documents } from './values.ts';

const registration = (seminarAdvisor: string, session: string) => ({
  customer: 'customer',
  takenAs: null,
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
const SEAT = 'sessions/over/registrations/customer';

export const registrationDocuments: Documents = [
  [SEAT, registration('owner', 'over')],
  ['sessions/taken/registrations/customer', registration('owner', 'taken')],
  ...SIGNED_IN.flatMap((role): Documents => [
    [`sessions/over-of-${role}`, { advisor: role, time: PAST, registrationCount: 1 }],
    [`sessions/over-of-${role}/registrations/customer`, registration(role, `over-of-${role}`)],
  ]),
];

export const registrations: Table = {
  collection: 'registrations',
  rows: [
    gets('one', ['customer', 'lite', 'owner'], SEAT),
    ...listsUpTo(10_000, "the customer's, across sessions", ['customer'], {
      collection: 'registrations',
      group: true,
      where: ['customer', 'customer'],
    }),
    lists("of an advisor's customers, across sessions", ['lite'], {
      collection: 'registrations',
      group: true,
      where: ['advisor', 'lite'],
      limit: 10,
    }),
    lists("of one of an advisor's customers, across sessions", ['customer', 'lite'], {
      collection: 'registrations',
      group: true,
      where: ['customer', 'customer'],
      also: [['advisor', 'lite']],
      limit: 500,
    }),
    lists("of the owner's seminars, across sessions", ['owner'], {
      collection: 'registrations',
      group: true,
      where: ['seminarAdvisor', 'owner'],
      limit: 5,
    }),
    lists("of the owner's seminars", ['owner'], {
      collection: 'sessions/over/registrations',
      where: ['seminarAdvisor', 'owner'],
      limit: 10,
    }),
    lists("of the owner's seminars that are the customer's", ['customer', 'lite', 'owner'], {
      collection: 'sessions/over/registrations',
      where: ['customer', 'customer'],
      also: [
        ['advisor', 'lite'],
        ['seminarAdvisor', 'owner'],
      ],
      limit: 10,
    }),
    lists('all of a session', [], { collection: 'sessions/over/registrations', limit: 10 }),
    creates(
      'one',
      [],
      (role) => `sessions/of-owner/registrations/${role}`,
      (role) => ({ ...registration('owner', 'of-owner'), customer: role }),
    ),
    updates(
      'whether a participant came to an own session',
      LEVEL_2,
      (role) => `sessions/over-of-${role}/registrations/customer`,
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
