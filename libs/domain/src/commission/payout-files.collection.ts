import { collection } from '../descriptors/collection.ts';
import { payoutFileSchema } from './payout.ts';

export const payoutFiles = collection(
  payoutFileSchema,
  {
    path: 'payoutFiles/{payout}',
    what: 'the bank file as it was approved; deleted when the payout ends, whose document keeps the hash ([0135](decisions/0135-changes-to-money.md))',
    readers: 'nobody; `payoutFile` answers administrators of the payer',
    writers: 'server',
    activity: 'commission',
    data: { 'Namen, IBANs und Beträge einer Auszahlung': ['xml'] },
    impersonal: ['id', 'payer', 'name'],
    retention: { until: 'bis die Auszahlung abgeschlossen, verworfen oder abgelehnt ist' },
    clients: null,
    advisor: {
      export: { leftOut: "the organisation's; each partner's statement says the same" },
      closing: [{ stays: 'a transfer that is approved arrives, also after the account is closed' }],
    },
    customer: null,
  },
  {
    id: 'aB3dE5fG7hJ9kL1mN2pQ',
    payer: 'org-01',
    name: 'auszahlung-2027-01-04-aB3dE5.xml',
    xml: '<Document/>',
  },
);
