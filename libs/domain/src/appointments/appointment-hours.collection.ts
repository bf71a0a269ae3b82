import { collection } from '../descriptors/collection.ts';
import { appointmentHoursSchema } from './appointment-hours.ts';

export const appointmentHours = collection(
  appointmentHoursSchema,
  {
    path: 'appointmentHours/{advisor}',
    what: 'when an advisor takes appointments: hours of the week, days that differ, and whether public holidays are free',
    readers: 'that advisor',
    writers: 'the server',
    activity: 'bookings',
    data: { Kennungen: ['advisor'], Sprechzeiten: ['week', 'exceptions', 'holidaysOf'] },
    impersonal: [],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: null,
    advisor: {
      export: { appointmentHours: { by: 'id' } },
      closing: [{ deletes: 'id', step: 'content' }],
    },
    customer: null,
  },
  {
    advisor: 'demo-pro',
    week: {
      monday: [{ from: '09:00', to: '12:00' }],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    },
    exceptions: [{ day: '2026-12-24', spans: [] }],
    holidaysOf: 'BY',
  },
);
