import { accountSchema, type Account } from '@wbd/domain/accounts';
import { presentContract } from '@wbd/domain/contracts';
import { callable } from '@wbd/firebase/callables';
import {
  countDocuments,
  orderBy,
  readPage,
  where,
  type Page,
  type PageEnd,
} from '@wbd/firebase/firestore';

const ACCOUNTS_ON_A_PAGE = 25;

/** Accepts the documents as they are now, for the signed-in advisor. */
export const acceptContract = callable('acceptContract');

const isDue = () => [where('isTest', '==', false), where('contractDue', '==', presentContract())];

/** Accounts that have yet to accept the current documents, by address; the rules answer admins only. */
export function readContractsDue(after: PageEnd | null): Promise<Page<Account>> {
  return readPage(
    accountSchema,
    'accounts',
    { pageSize: ACCOUNTS_ON_A_PAGE, after },
    ...isDue(),
    orderBy('email', 'asc'),
  );
}

/** How many these are. */
export function countContractsDue(): Promise<number> {
  return countDocuments('accounts', ...isDue());
}
