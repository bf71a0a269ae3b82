import { callable } from '@wbd/firebase/callables';

/** Reports a failure of our code in this page. */
export const reportFailure = callable('reportFailure');
