import {
  aRegistrationMail,
  anAccount,
  anAdvisor,
  newId,
} from '../../libs/domain/testing/factories.ts';
import { db, toData } from '../../functions/src/gateways/firestore.ts';

const HOUR = 60 * 60_000;
const AT_ONCE = 500;
const PLANS = ['basic', 'basic', 'lite_annual', 'lite_trial', 'pro_annual', 'pro_monthly'] as const;
/** More than a page shows: mails that failed, of advisors and of one of them, and what admins did. */
const MANY = 60;

export const advisorId = (number: number) => `advisor${String(number).padStart(13, '0')}`;
export const emailOf = (number: number) => `netz${String(number).padStart(6, '0')}@example.org`;

/** Stores so many accounts of all packages, an hour between them, and beside them what else an admin looks at. */
export async function storeAdvisors(count: number): Promise<void> {
  const now = Date.now();
  await storeMany(
    Array.from({ length: count }, (_, number) => {
      const account = anAccount({
        id: advisorId(number),
        email: emailOf(number),
        plan: PLANS[number % PLANS.length] ?? 'basic',
        createdAt: new Date(now - (count - number) * HOUR),
      });
      return [`accounts/${account.id}`, toData(account)];
    }),
  );
  const first = anAdvisor({ id: advisorId(0) });
  await storeMany([
    [`advisors/${first.id}`, toData(first)],
    ...Array.from({ length: MANY }, (_, number) => failedMail(number)),
    ...Array.from({ length: MANY }, () => failedMail(0)),
    ...Array.from({ length: MANY }, (_, number): Stored => [
      `adminActions/${newId('act')}`,
      {
        ...{ admin: advisorId(1), adminEmail: emailOf(1), action: 'test-account-set' },
        ...{ account: advisorId(number), accountEmail: emailOf(number), mail: null },
        at: new Date(now - number * HOUR),
      },
    ]),
  ]);
}

type Stored = [path: string, data: object];

function failedMail(advisor: number): Stored {
  const mail = aRegistrationMail(
    { advisor: advisorId(advisor), session: newId('ses'), customer: newId('cus') },
    { state: 'failed', sentAt: null, error: '550 unknown' },
  );
  return [`mails/${mail.id}`, toData(mail)];
}

async function storeMany(documents: readonly Stored[]): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const batch = db.batch();
    for (const [path, data] of documents.slice(from, from + AT_ONCE)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}
