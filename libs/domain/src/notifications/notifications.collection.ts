import * as z from 'zod/mini';
import { collection } from '../descriptors/collection.ts';
import { notificationSchema } from './notification.ts';

export const notifications = collection(
  notificationSchema,
  {
    path: 'notifications/{id}',
    what: 'what happened, for one advisor: event, person, session, and whether they have read it; expires after 90 days ([0094](decisions/0094-notifications.md))',
    readers: 'that advisor (list by `advisor`)',
    writers: 'the server; that advisor: `read`',
    activity: 'partners',
    data: {
      Kennungen: ['advisor', 'customer'],
      Name: ['name'],
      'was ein Partner im Portal erfährt': [
        'event',
        'session',
        'title',
        'time',
        'movedTo',
        'isHost',
        'isOwn',
        'read',
        'createdAt',
      ],
    },
    impersonal: ['id', 'trace', 'expiresAt'],
    retention: { expires: ['notifications'] },
    clients: { update: 'portal', fields: z.object({ read: z.boolean() }) },
    advisor: {
      export: { notifications: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: {
      ownData: { leftOut: 'tells an advisor what seats, mails and requests show as well' },
      erasing: [{ deletes: { field: 'customer' } }],
      merging: [{ renames: 'customer' }],
    },
  },
  {
    id: '3f5c0d1e2b4a69788796a5b4c3d2e1f001122334',
    advisor: 'demo-pro',
    event: 'registered',
    customer: 'customer-example',
    session: 'session-example',
    isHost: true,
    isOwn: true,
    name: 'Jana Weber',
    title: 'Geld verstehen',
    time: new Date('2026-12-24T17:00:00.000Z'),
    movedTo: null,
    read: false,
    createdAt: new Date('2026-11-27T09:30:00.000Z'),
    trace: null,
    expiresAt: new Date('2027-02-25T09:30:00.000Z'),
  },
);
