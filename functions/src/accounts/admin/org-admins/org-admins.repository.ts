import { db, type NewDocument } from '../../../core/firestore.ts';

/**
 * Appoints or dismisses an administrator of the advisor's organisation, together with the entries and mails. Does nothing if it is already so.
 * @returns false for an account that is unknown or whose sign-up is not finished
 */
export async function markOrgAdmin(
  uid: string,
  isOrgAdmin: boolean,
  rows: readonly NewDocument[],
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [account, advisor] = await transaction.getAll(
      db.doc(`accounts/${uid}`),
      db.doc(`advisors/${uid}`),
    );
    if (!account?.exists || !advisor?.exists) return false;
    if ((account.get('orgAdmin') ?? false) === isOrgAdmin) return true;
    transaction.update(account.ref, { orgAdmin: isOrgAdmin });
    for (const { path, data } of rows) transaction.create(db.doc(path), data);
    return true;
  });
}
