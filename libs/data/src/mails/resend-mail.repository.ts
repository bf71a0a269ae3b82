import { callable } from '@wbd/firebase/callables';

/** The mail server may take half a minute to answer. */
const TIMEOUT_MS = 90_000;

/** Has a mail sent again that was given up; for the advisor concerned and for admins. */
export const resendMail = callable('resendMail', { timeoutMs: TIMEOUT_MS });
