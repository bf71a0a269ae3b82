import { collection } from '../descriptors/collection.ts';
import { registrationSchema } from './seminar.ts';

export const registrations = collection(
  registrationSchema,
  {
    path: 'sessions/{id}/registrations/{customerId}',
    what: 'a seat, with the person as they were then; `customer` is the id once more, for queries across sessions; `takenAs`: the id when the seat was taken, if it is another; `consent`: what they agreed to, null when an advisor registered them',
    readers:
      "the customer's advisor, the seminar's owner (list by `advisor` or `seminarAdvisor`, at most 10,000)",
    writers:
      "server; `attended`: the seminar's owner from level 2, from two hours before the session",
    activity: 'seats',
    data: {
      Kennungen: ['id', 'customer', 'takenAs', 'advisor', 'seminarAdvisor', 'page'],
      Name: ['firstName', 'lastName'],
      'E-Mail-Adresse': ['email'],
      Telefonnummer: ['phone'],
      Geburtstag: ['bday'],
      Beruf: ['job'],
      'gebuchter Termin': [
        'session',
        'seminar',
        'booking',
        'moves',
        'absorbed',
        'status',
        'registeredAt',
      ],
      'wer eingeladen hat': ['invitedBy'],
      Anwesenheit: ['attended'],
      Zustimmung: ['consent'],
    },
    impersonal: [],
    retention: { with: 'customers' },
    clients: { update: 'participants', fields: null, compared: ['attended'] },
    advisor: {
      export: {
        participants: { by: { field: 'advisor' } },
        guests: { by: { field: 'seminarAdvisor' } },
      },
      closing: [
        { code: 'seats' },
        { deletes: { field: 'seminarAdvisor' }, step: 'traces' },
        { forgets: 'page' },
      ],
    },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'registrations' },
      erasing: [{ code: true }],
      merging: [{ code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    customer: 'customer-example',
    session: 'session-example',
    seminar: 'seminar-example',
    seminarAdvisor: 'seminarAdvisor-example',
    advisor: 'advisor-example',
    page: null,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: null,
    phone: null,
    bday: null,
    job: null,
    status: 'registered',
    invitedBy: null,
    registeredAt: new Date('2026-11-01T09:30:00.000Z'),
    attended: null,
  },
);
