import {
  bookedEntrySchema,
  storedBalanceSchema,
  type BookedEntry,
  type StoredBalance,
} from '@wbd/domain/commission';
import { limit, orderBy, readGroup, readWholeGroup, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** More organisations than ever pay one person. */
const MOST_PAYERS = 100;

/** Commission entries of this partner, the latest first; the rules answer no one else. */
export function readOwnEntries(partner: string): Promise<BookedEntry[]> {
  return readWholeGroup(
    bookedEntrySchema,
    'entries',
    PAGE_SIZE,
    where('partner', '==', partner),
    orderBy('at', 'desc'),
  );
}

/** The sums of this partner, one of each payer. */
export function readOwnBalances(partner: string): Promise<StoredBalance[]> {
  return readGroup(
    storedBalanceSchema,
    'balances',
    where('partner', '==', partner),
    limit(MOST_PAYERS),
  );
}
