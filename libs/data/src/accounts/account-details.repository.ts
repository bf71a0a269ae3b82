import { callable } from '@wbd/firebase/callables';

/** What an admin may know of one advisor. */
export const readAccountDetails = callable('accountDetails');

/** Blocks an advisor for a reason, or unblocks them; for admins. */
export const setAccountBlock = callable('setAccountBlock');

/** Appoints an administrator of an organisation, or ends that; for admins. */
export const setOrgAdmin = callable('setOrgAdmin');

/** Removes the second factor of an advisor; for admins. */
export const resetSecondFactor = callable('resetSecondFactor');

/** Marks an advisor as a test account or unmarks them; for admins. */
export const setTestAccount = callable('setTestAccount');

/** Lets an admin see what an advisor sees, for a reason. */
export const startSupportView = callable('startSupportView');

/** Ends that. */
export const endSupportView = callable('endSupportView');

/** The support view; for the admin who has given a reason. */
export const readSupportView = callable('supportView');
