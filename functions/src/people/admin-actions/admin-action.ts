import type { Account, AdminAction } from '@wbd/domain/accounts';
import { db, toData, type NewDocument } from '../../core/firestore.ts';

type Deed = Omit<
  AdminAction,
  'id' | 'admin' | 'adminEmail' | 'notice' | 'reason' | 'planChange' | 'renamed'
> &
  Partial<Pick<AdminAction, 'notice' | 'reason' | 'planChange' | 'renamed'>>;

/** The entry in the list of what admins did. It is written together with what it tells. */
export function adminAction(admin: Account, deed: Deed): NewDocument {
  const { id, path } = db.collection('adminActions').doc();
  const entry: AdminAction = {
    id,
    admin: admin.id,
    adminEmail: admin.email,
    notice: null,
    reason: null,
    planChange: null,
    renamed: null,
    ...deed,
  };
  return { path, data: toData(entry) };
}
