import { adminActionSchema } from './admin-action.ts';
import { collection } from '../descriptors/collection.ts';

export const adminActions = collection(
  adminActionSchema,
  {
    path: 'adminActions/{id}',
    what: 'what an admin did, for whom and when; written together with what it changed, never edited, never deleted ([0040](decisions/0040-what-admins-do.md))',
    readers: 'admins (list: at most 50)',
    writers: 'server',
    activity: 'security',
    data: {
      Kennungen: ['admin', 'account'],
      'E-Mail-Adresse': ['adminEmail', 'accountEmail'],
      'was Administratoren an einem Konto getan haben': [
        'action',
        'mail',
        'notice',
        'reason',
        'planChange',
        'renamed',
        'at',
      ],
    },
    impersonal: ['id'],
    retention: { until: 'dauerhaft, zum Nachweis' },
    clients: null,
    advisor: {
      export: { leftOut: 'tells what admins did' },
      closing: [{ stays: 'proves for good what admins did' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    admin: 'admin-example',
    adminEmail: 'admin@example.org',
    action: 'mail-resent',
    account: 'advisor-example',
    accountEmail: 'joerg@example.org',
    mail: 'mail-example',
    at: new Date('2026-11-01T09:30:00.000Z'),
  },
);
