import { plainSpelling } from '@wbd/domain/advisors';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';

/** Where the spelling of a code without umlauts is reserved; null when the code has none, or it is taken. */
export async function freeAlias(
  transaction: Transaction,
  code: string,
): Promise<DocumentReference | null> {
  const plain = plainSpelling(code);
  if (plain === null) return null;
  const alias = await transaction.get(db.doc(`codes/${plain}`));
  return alias.exists ? null : alias.ref;
}
