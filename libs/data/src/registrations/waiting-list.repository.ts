import { callable } from '@wbd/firebase/callables';

/** Who waits for a seat in a session, as far as the signed-in advisor may know it. */
export const waitingList = callable('waitingList');
