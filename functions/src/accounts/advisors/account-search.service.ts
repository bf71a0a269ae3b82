import { isDeepStrictEqual } from 'node:util';
import { accountSchema, accountSearch } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { db, parseDocument } from '../../core/firestore.ts';

/** Stores on the account the fields that the admins' search reads, unless they are up to date. */
export async function updateAccountSearch(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [advisorNow, accountNow] = await transaction.getAll(
      db.doc(`advisors/${uid}`),
      db.doc(`accounts/${uid}`),
    );
    if (!advisorNow || !accountNow) throw new Error('getAll fell short');
    const advisor = parseDocument(advisorSchema, advisorNow);
    const account = parseDocument(accountSchema, accountNow);
    if (!account) return;
    const called = {
      name: advisor ? `${advisor.firstName} ${advisor.lastName}` : '',
      code: advisor?.code ?? '',
    };
    const fields = { ...called, search: accountSearch({ ...called, email: account.email }) };
    const search: unknown = accountNow.get('search');
    const stored = { name: account.name, code: account.code, search };
    if (!isDeepStrictEqual(stored, fields)) transaction.update(accountNow.ref, fields);
  });
}
