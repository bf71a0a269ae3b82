import { accountSchema, type Account } from '@wbd/domain';
import { orderBy, readDocument, readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { documentPath } from '../paths/index.ts';

/** An advisor's own account. @returns null when the login is no advisor's */
export function readAccount(uid: string): Promise<Account | null> {
  return readDocument(accountSchema, documentPath('accounts', uid));
}

/** The accounts of all advisors but those for tests, the newest first; the rules answer admins only. */
export function readAccounts(): Promise<Account[]> {
  return readWholeCollection(
    accountSchema,
    'accounts',
    PAGE_SIZE,
    where('isTest', '==', false),
    orderBy('createdAt', 'desc'),
  );
}
