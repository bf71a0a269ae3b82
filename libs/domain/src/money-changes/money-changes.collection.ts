import { collection } from '../descriptors/collection.ts';
import { moneyChangeSchema } from './money-change.ts';

export const moneyChanges = collection(
  moneyChangeSchema,
  {
    path: 'moneyChanges/{id}',
    what: 'who changed what about money or about who decides, and who was told; created with the change, only `stoppedAt` and `stoppedBy` are set later ([0135](decisions/0135-changes-to-money.md))',
    readers: 'those who were told (list by `readers`: at most 50)',
    writers: 'server',
    activity: 'security',
    data: {
      Kennungen: ['by', 'person', 'readers', 'stoppedBy'],
      'wer etwas an Geld oder an den Rechten darüber geändert hat': [
        'kind',
        'before',
        'after',
        'waitsUntil',
        'stoppedAt',
        'at',
      ],
    },
    impersonal: ['id', 'org', 'team', 'expiresAt'],
    retention: { expires: ['moneyChanges'] },
    clients: null,
    advisor: {
      export: { moneyChanges: { by: { lists: 'readers' } } },
      closing: [{ stays: 'proves to the others who changed what about money, under the uid' }],
    },
    customer: null,
  },
  {
    id: 'cD4eF6gH8jK0lM2nP4qR',
    kind: 'iban',
    by: 'demo-basic',
    person: 'demo-basic',
    org: 'org-01',
    team: null,
    readers: ['demo-basic', 'demo-pro'],
    before: '2051',
    after: '3201',
    waitsUntil: new Date('2027-01-07T09:30:00.000Z'),
    stoppedAt: null,
    stoppedBy: null,
    at: new Date('2027-01-04T09:30:00.000Z'),
    expiresAt: new Date('2031-01-05T09:30:00.000Z'),
  },
);
