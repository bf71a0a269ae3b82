import { collection } from '../descriptors/collection.ts';
import { payerBookSchema } from './statement.ts';

export const ledgers = collection(
  payerBookSchema,
  {
    path: 'ledgers/{payer}',
    what: "the number of the payer's last statement, and the result of the last nightly proof",
    readers: 'nobody',
    writers: 'server',
    activity: 'commission',
    data: {},
    impersonal: ['id', 'statements', 'proof'],
    retention: { until: 'so lange das Gesetz es verlangt' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { id: 'org-01', statements: 1 },
);
