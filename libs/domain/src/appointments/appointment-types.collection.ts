import { collection } from '../descriptors/collection.ts';
import { appointmentTypeSchema } from './appointment-type.ts';

export const appointmentTypes = collection(
  appointmentTypeSchema,
  {
    path: 'appointmentTypes/{id}',
    what: 'a kind of appointment that people book with an advisor: length, pause, notice, horizon, place and questions',
    readers: 'that advisor (list: at most 20)',
    writers: 'the server',
    activity: 'bookings',
    data: { Kennungen: ['advisor'], 'Ort des Termins': ['place'] },
    impersonal: [
      'id',
      'title',
      'minutes',
      'pause',
      'notice',
      'horizon',
      'questions',
      'isOpen',
      'createdAt',
    ],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: null,
    advisor: {
      export: { appointmentTypes: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: 'appointment-type-example',
    advisor: 'demo-pro',
    title: 'Kennenlernen',
    minutes: 30,
    pause: 15,
    notice: 24,
    horizon: 60,
    place: { kind: 'phone' },
    questions: ['Worum geht es?'],
    isOpen: true,
    createdAt: new Date('2026-11-30T08:00:00.000Z'),
  },
);
