import { callable } from '@wbd/firebase/callables';

/** What the person of a mailed link sees of their seat. */
export const seatByLink = callable('seatByLink');
/** Gives the seat of a mailed link back. */
export const cancelSeat = callable('cancelSeat');
/** Moves the person of a mailed link to another session of the seminar. */
export const moveSeat = callable('moveSeat');
