import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import { callable } from '@wbd/firebase/callables';
import { orderBy, readPage, where, type Page, type PageEnd } from '@wbd/firebase/firestore';

const CHANGES_ON_A_PAGE = 25;

/** What a mailed link would stop. */
export const moneyChangeLink = callable('moneyChangeLink');

/** Stops a change about money with a mailed link. */
export const stopMoneyChange = callable('stopMoneyChange');

/** Stops a change while it waits. Requires a fresh proof. */
export const stopWaitingChange = callable('stopWaitingChange');

/** Records an export of all customers. Requires a fresh proof. */
export const recordCustomerExport = callable('recordCustomerExport');

/** A page of the changes about money of which this advisor was notified, the latest first. The rules admit nobody else. */
export const readMoneyChanges = (uid: string, after: PageEnd | null): Promise<Page<MoneyChange>> =>
  readPage(
    moneyChangeSchema,
    'moneyChanges',
    { pageSize: CHANGES_ON_A_PAGE, after },
    where('readers', 'array-contains', uid),
    orderBy('at', 'desc'),
  );
