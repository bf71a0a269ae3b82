import { collection } from '../descriptors/collection.ts';
import { invitationSchema } from './invitation.ts';

export const invitations = collection(
  invitationSchema,
  {
    path: 'invitations/{id}',
    what: 'people whom an advisor has registered for a session, with the result of each; kept a week ([0012](decisions/0012-invitations.md))',
    readers: 'the advisor (list by `advisor`: at most 10)',
    writers: 'server',
    activity: 'seats',
    data: {
      Kennungen: ['advisor', 'customers'],
      'Namen und Adressen Eingeladener': ['people'],
      'eingeladen von': ['who'],
      Einwilligungen: ['declaration'],
      'Termin und Stand der Einladung': ['session', 'waits', 'createdAt', 'finished'],
    },
    impersonal: ['id', 'trace', 'leaseUntil', 'expiresAt'],
    retention: { expires: ['invitations'] },
    clients: null,
    advisor: {
      export: { invitations: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: {
      ownData: { leftOut: 'the seats that came of them are shown' },
      erasing: [{ code: true }],
      merging: [{ code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    session: 'session-example',
    who: 'own',
    people: [
      {
        index: 0,
        name: 'Jörg Weiß',
        customer: 'customer-example',
        newcomer: null,
        state: 'invited',
        code: null,
        mail: 'mail-example',
      },
      {
        index: 1,
        name: 'Ada Öz',
        customer: 'customer-other',
        newcomer: null,
        state: 'failed',
        code: 'session/full',
        mail: null,
      },
    ],
    customers: ['customer-example', 'customer-other'],
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
    leaseUntil: new Date('2026-11-01T09:31:00.000Z'),
    finished: true,
    expiresAt: new Date('2026-11-08T09:30:00.000Z'),
  },
);
