import { callable } from '@wbd/firebase/callables';

/** Changes the plan of an advisor, or says what that costs; for admins. */
export const changePlanFor = callable('changePlanFor');
