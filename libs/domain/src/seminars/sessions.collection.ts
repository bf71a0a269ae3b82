import { collection } from '../descriptors/collection.ts';
import { sessionSchema } from './seminar.ts';
import { sessionWrites } from './seminar-writes.ts';

export const sessions = collection(
  sessionSchema,
  {
    path: 'sessions/{id}',
    what: 'one date of a seminar; `registrationCount`, `waitingCount`, `heldSeats` (open offers); `trace` of the click that freed a seat last; as `hidden` as its seminar; `calledOff`: when and why its owner called it off, which hides it for good, and the session offered instead',
    readers: 'everyone (list: at most 100); hidden: owner, `internaltesting`',
    writers:
      'owner from level 2, of an own seminar and not in the past; its time until it begins; deletes it while no one is registered; count and mark: server',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'Zeit, Ort und Zahl der Teilnehmer': [
        'time',
        'location',
        'registrationCount',
        'waitingCount',
        'heldSeats',
        'calledOff',
      ],
    },
    impersonal: ['quietEdit', 'id', 'seminar', 'maxParticipants', 'hidden', 'audience'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'createSeminars',
      update: 'createSeminars',
      delete: 'createSeminars',
      fields: sessionWrites,
      compared: ['time'],
    },
    advisor: {
      export: { sessions: { by: { field: 'advisor' } } },
      closing: [{ code: 'seminars' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    seminar: 'seminar-example',
    advisor: 'advisor-example',
    time: new Date('2026-11-01T09:30:00.000Z'),
    location: 'Hotel Löwen, Köln',
    maxParticipants: 60,
    registrationCount: 60,
  },
);
