import { adminActionSchema, type AdminAction } from '@wbd/domain';
import { orderBy, readPage, type Page, type PageEnd } from '@wbd/firebase/firestore';

const ACTIONS_ON_A_PAGE = 25;

/** A page of what admins did, the latest first; the rules answer admins only. */
export function readAdminActions(after: PageEnd | null): Promise<Page<AdminAction>> {
  return readPage(
    adminActionSchema,
    'adminActions',
    { pageSize: ACTIONS_ON_A_PAGE, after },
    orderBy('at', 'desc'),
  );
}
