import { accountSchema, type Account } from '@wbd/domain/accounts';
import { db, parseDocuments } from '../../core/firestore.ts';

/** Accounts with a running subscription to a price of no plan, at most so many. */
export async function readUnknownPrices(most: number): Promise<Account[]> {
  const found = await db
    .collection('accounts')
    // every other list comes after the empty one
    .where('billing.unknownPrices', '>', [])
    .limit(most)
    .get();
  return parseDocuments(accountSchema, found.docs);
}
