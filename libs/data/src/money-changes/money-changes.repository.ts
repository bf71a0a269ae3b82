import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import { callable } from '@wbd/firebase/callables';
import { limit, orderBy, readCollection, where } from '@wbd/firebase/firestore';

/** The rules allow no more at once. */
const MOST = 50;

/** What a mailed link would stop. */
export const moneyChangeLink = callable('moneyChangeLink');

/** Stops a change about money with a mailed link. */
export const stopMoneyChange = callable('stopMoneyChange');

/** Records that all customers are saved in a file; the password must have been given a moment ago. */
export const recordCustomerExport = callable('recordCustomerExport');

/** Changes about money of which this advisor was told, the latest first; the rules answer no one else. */
export const readMoneyChanges = (uid: string): Promise<MoneyChange[]> =>
  readCollection(
    moneyChangeSchema,
    'moneyChanges',
    where('readers', 'array-contains', uid),
    orderBy('at', 'desc'),
    limit(MOST),
  );
