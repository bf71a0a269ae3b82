import { bankAccountSchema } from './bank-account.ts';
import { collection } from '../descriptors/collection.ts';

export const bankAccounts = collection(
  bankAccountSchema,
  {
    path: 'bankAccounts/{owner}',
    what: 'the IBAN of a partner (uid), a payer (`payer~{org}`) or an issued statement, until it is paid; the number before while a changed one waits; expires with the tax profile',
    readers: 'nobody; the bank file of a payout names it',
    writers: 'server',
    activity: 'commission',
    data: { Kennungen: ['id'], IBAN: ['iban', 'earlier'] },
    impersonal: ['waitsUntil', 'expiresAt'],
    retention: { expires: ['payoutDetails'] },
    clients: null,
    advisor: { export: { bankAccount: { by: 'id' } }, closing: [{ code: 'traces' }] },
    customer: null,
  },
  { id: 'demo-basic', iban: 'DE02120300000000202051', expiresAt: null },
);
