import { collection } from '../descriptors/collection.ts';
import { slotCellSchema } from './slot-cell.ts';

export const slotCells = collection(
  slotCellSchema,
  {
    path: 'slotCells/{advisor_quarter}',
    what: 'a quarter of an hour of an advisor that is taken; created together with the appointment, so that none is booked twice',
    readers: 'nobody',
    writers: 'the server',
    activity: 'bookings',
    data: { Kennungen: ['advisor'] },
    impersonal: ['appointment', 'expiresAt'],
    retention: { expires: ['slotCells'] },
    clients: null,
    advisor: {
      export: { leftOut: 'derived from the appointments' },
      closing: [{ deletes: { field: 'advisor' }, step: 'traces' }],
    },
    customer: null,
  },
  {
    advisor: 'demo-pro',
    appointment: 'appointment-example',
    expiresAt: new Date('2026-12-08T09:15:00.000Z'),
  },
);
