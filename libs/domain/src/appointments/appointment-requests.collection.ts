import * as z from 'zod/mini';
import { appointmentRequestSchema } from './appointment-request.ts';
import { collection } from '../descriptors/collection.ts';

export const appointmentRequests = collection(
  appointmentRequestSchema,
  {
    path: 'appointmentRequests/{id}',
    what: "that a person with a proven number wants to talk to an advisor, with name, number, topic and preferred time; the person can withdraw it; `isOwn`: the person is this advisor's customer and not a colleague's; expires after 90 days ([0086](decisions/0086-profile-imprint-and-requests.md))",
    readers: 'that advisor (list)',
    writers: 'the server; that advisor: `done`',
    activity: 'appointments',
    data: {
      Kennungen: ['advisor', 'customer'],
      Name: ['firstName', 'lastName'],
      Telefonnummer: ['phone'],
      Thema: ['topic', 'video'],
      'Gewünschte Zeit': ['preferredTime'],
      'Stand des Wunsches': ['isOwn', 'done', 'createdAt'],
    },
    impersonal: ['id', 'hasCalendar', 'trace', 'expiresAt'],
    retention: { expires: ['appointmentRequests'] },
    clients: { update: 'portal', fields: z.object({ done: z.boolean() }) },
    advisor: {
      export: { appointments: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'appointments' },
      erasing: [{ deletes: { field: 'customer' } }],
      merging: [{ renames: 'customer' }],
    },
  },
  {
    id: 'request-example',
    advisor: 'demo-pro',
    customer: 'customer-example',
    isOwn: true,
    firstName: 'Jana',
    lastName: 'Weber',
    phone: '+4915112345678',
    topic: 'Absicherung als Lehrerin',
    preferredTime: 'evening',
    video: null,
    hasCalendar: true,
    done: false,
    createdAt: new Date('2026-11-27T09:30:00.000Z'),
    trace: null,
    expiresAt: new Date('2027-02-25T09:30:00.000Z'),
  },
);
