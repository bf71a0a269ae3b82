import { callable } from '@wbd/firebase/callables';

/** What an admin may know of one advisor. */
export const readAccountDetails = callable('accountDetails');

/** Blocks an advisor for a reason, or unblocks them; for admins. */
export const setAccountBlock = callable('setAccountBlock');

/** Appoints an administrator of an organisation, or ends that; for admins. */
export const setOrgAdmin = callable('setOrgAdmin');

/** Marks an advisor as a test account or unmarks them; for admins. */
export const setTestAccount = callable('setTestAccount');
