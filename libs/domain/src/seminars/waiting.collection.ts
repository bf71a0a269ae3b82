import { collection } from '../descriptors/collection.ts';
import { waitingEntrySchema } from './seminar.ts';

export const waiting = collection(
  waitingEntrySchema,
  {
    path: 'sessions/{id}/waiting/{customerId}',
    what: 'a person on the waiting list: `waiting`, `offered` until `offerUntil`, `expired`; `dueAt`: when the server looks at it; removed when the session begins ([0037](decisions/0037-waiting-list.md))',
    readers: 'no one; advisors see the line by the call `waitingList`',
    writers: 'server',
    activity: 'seats',
    data: {
      Kennungen: ['id', 'customer', 'advisor', 'page'],
      Name: ['firstName', 'lastName'],
      'E-Mail-Adresse': ['email'],
      'Termin und Stand des Wartens': [
        'session',
        'booking',
        'state',
        'joinedAt',
        'offerUntil',
        'dueAt',
      ],
      Zustimmung: ['consent'],
    },
    impersonal: [],
    retention: { until: 'bis der Termin beginnt' },
    clients: null,
    advisor: {
      export: {
        leftOut: "a place is the waiting person's; the advisor is shown the line while it lasts",
      },
      closing: [{ code: 'seats' }, { code: 'traces' }],
    },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'waitingLists' },
      erasing: [{ code: true }],
      merging: [{ code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    customer: 'customer-example',
    session: 'session-example',
    advisor: 'advisor-example',
    page: 'page-example',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'joerg@example.org',
    joinedAt: new Date('2026-11-01T09:30:00.000Z'),
    state: 'waiting',
    offerUntil: null,
    dueAt: new Date('2026-12-01T17:00:00.000Z'),
    consent: null,
  },
);
