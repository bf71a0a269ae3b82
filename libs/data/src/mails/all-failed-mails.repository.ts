import { callable } from '@wbd/firebase/callables';

/** A page of the mails of all advisors that were given up; for admins. */
export const readAllFailedMails = callable('failedMails');
