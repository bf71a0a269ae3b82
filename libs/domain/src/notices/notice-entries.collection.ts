import { collection } from '../descriptors/collection.ts';
import { noticeEntrySchema } from './notice.ts';

export const noticeEntries = collection(
  noticeEntrySchema,
  {
    path: 'notices/{id}/noticeEntries/{id}',
    what: 'each report with name and address of the reporter, each decision with its reasons, each objection; expires after 730 days',
    readers: 'no one; admins through `noticeDetails`',
    writers: 'server',
    activity: 'notices',
    data: {
      Name: ['name'],
      'E-Mail-Adresse': ['email'],
      'Worte der meldenden Person, Widerspruch des Partners': [
        'what',
        'at',
        'round',
        'reason',
        'text',
        'address',
      ],
      Entscheidung: ['admin', 'adminEmail', 'outcome', 'isOnComplaint', 'basis', 'ground', 'facts'],
    },
    impersonal: ['id', 'expiresAt'],
    retention: { expires: ['notices'] },
    clients: null,
    advisor: { export: { leftOut: 'tells what others reported' }, closing: [{ code: 'traces' }] },
    customer: null,
  },
  {
    id: 'report-example',
    what: 'report',
    at: new Date('2026-11-27T09:30:00.000Z'),
    round: 1,
    reason: 'advertising',
    text: 'Verspricht sichere Gewinne.',
    address: '/pro/seminar/seminar-example',
    name: 'Jana Weber',
    email: 'jana@example.org',
    expiresAt: new Date('2028-11-26T09:30:00.000Z'),
  },
);
