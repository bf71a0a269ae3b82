import { collection } from '../descriptors/collection.ts';
import { noticeSchema } from './notice.ts';

export const notices = collection(
  noticeSchema,
  {
    path: 'notices/{kind-item}',
    what: 'reports of one piece of content or page, and how they were decided; holds nothing of the reporters ([0089](decisions/0089-notice-and-action.md))',
    readers: 'admins (list: at most 50)',
    writers: 'server',
    activity: 'notices',
    data: {
      Kennungen: ['owner', 'decidedBy'],
      'gemeldeter Inhalt und Entscheidung': [
        'number',
        'kind',
        'item',
        'title',
        'address',
        'state',
        'isOpen',
        'isUrgent',
        'waiting',
        'round',
        'changedAt',
      ],
    },
    impersonal: ['id', 'revision', 'expiresAt'],
    retention: { expires: ['notices'] },
    clients: null,
    advisor: {
      export: {
        leftOut: 'tells what others reported; the advisor gets the reasons in `restrictions`',
      },
      closing: [{ code: 'traces' }],
    },
    customer: null,
  },
  {
    id: 'seminar-seminar-example',
    number: 'M-7K3F92QX',
    kind: 'seminar',
    item: 'seminar-example',
    owner: 'demo-pro',
    title: 'Geld verstehen',
    address: '/pro/seminar/seminar-example',
    state: 'complained',
    isOpen: true,
    isUrgent: false,
    waiting: 1,
    round: 1,
    revision: 3,
    changedAt: new Date('2026-11-27T09:30:00.000Z'),
    decidedBy: 'admin-example',
    expiresAt: null,
  },
);
