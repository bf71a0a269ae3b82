import { collection } from '../descriptors/collection.ts';
import { notificationSettingsSchema } from './notification-settings.ts';
import { notificationSettingsWrites } from './notification-settings-writes.ts';

export const notificationSettings = collection(
  notificationSettingsSchema,
  {
    path: 'notificationSettings/{uid}',
    what: 'what an advisor gets by mail, by kind: `off`, `now` or `daily`; a missing document or field means the default ([0094](decisions/0094-notifications.md))',
    readers: 'that advisor',
    writers: 'that advisor; server: turning kinds off by the link in a mail',
    activity: 'partners',
    data: {
      Kennungen: ['id'],
      'welche E-Mails ein Partner bekommt': [
        'registration',
        'cancellation',
        'full',
        'waiting',
        'referral',
        'appointment',
        'guests',
        'colleague',
        'erasure',
        'team',
      ],
    },
    impersonal: [],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: { create: 'portal', update: 'portal', fields: notificationSettingsWrites },
    advisor: {
      export: { notificationSettings: { by: 'id' } },
      closing: [{ deletes: 'id', step: 'order' }],
    },
    customer: null,
  },
  {
    id: 'demo-pro',
    registration: 'daily',
    cancellation: 'now',
    full: 'off',
    waiting: 'daily',
    referral: 'daily',
    appointment: 'now',
    guests: 'now',
    colleague: 'now',
    erasure: 'now',
  },
);
