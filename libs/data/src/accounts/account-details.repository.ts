import { callable } from '@wbd/firebase/callables';

/** What an admin may know of one advisor. */
export const readAccountDetails = callable('accountDetails');

/** Marks an advisor as a test account or unmarks them; for admins. */
export const setTestAccount = callable('setTestAccount');
