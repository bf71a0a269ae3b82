import { callable } from '@wbd/firebase/callables';

/** Says that something of ours failed in this page. */
export const reportFailure = callable('reportFailure');
