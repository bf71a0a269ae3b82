import { adminActionSchema, type AdminAction } from '@wbd/domain/accounts';
import { addressSearch, textsBeginningWith } from '@wbd/domain/fields';
import { orderBy, readPage, where, type Page, type PageEnd } from '@wbd/firebase/firestore';

const ACTIONS_ON_A_PAGE = 25;

/**
 * A page of what admins did, the latest first; the rules answer admins only.
 * @param account what the advisor's e-mail address at that time begins with, by which the entries are ordered then; empty for all
 */
export function readAdminActions(
  account: string,
  after: PageEnd | null,
): Promise<Page<AdminAction>> {
  const begin = addressSearch(account);
  const { from, before } = textsBeginningWith(begin);
  const ofAccounts = [
    where('accountEmail', '>=', from),
    where('accountEmail', '<', before),
    orderBy('accountEmail', 'asc'),
  ];
  return readPage(
    adminActionSchema,
    'adminActions',
    { pageSize: ACTIONS_ON_A_PAGE, after },
    ...(begin === '' ? [] : ofAccounts),
    orderBy('at', 'desc'),
  );
}
