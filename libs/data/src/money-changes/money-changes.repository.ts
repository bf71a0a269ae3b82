import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import { callable } from '@wbd/firebase/callables';
import { orderBy, readPage, where, type Page, type PageEnd } from '@wbd/firebase/firestore';

const CHANGES_ON_A_PAGE = 25;

/** What a mailed link would stop. */
export const moneyChangeLink = callable('moneyChangeLink');

/** Stops a change about money with a mailed link. */
export const stopMoneyChange = callable('stopMoneyChange');

/** Stops a change while it waits; the password must have been given a moment ago. */
export const stopWaitingChange = callable('stopWaitingChange');

/** Records that all customers are saved in a file; the password must have been given a moment ago. */
export const recordCustomerExport = callable('recordCustomerExport');

/** A page of the changes about money of which this advisor was told, the latest first; the rules answer no one else. */
export const readMoneyChanges = (uid: string, after: PageEnd | null): Promise<Page<MoneyChange>> =>
  readPage(
    moneyChangeSchema,
    'moneyChanges',
    { pageSize: CHANGES_ON_A_PAGE, after },
    where('readers', 'array-contains', uid),
    orderBy('at', 'desc'),
  );
