import { callable } from '@wbd/firebase/callables';

/** What the person of a mailed link sees of their seat. */
export const seatByLink = callable('seatByLink');
/** Places, in a seminar, of the person who proved a phone number and gave their name. */
export const ownSeats = callable('ownSeats');
/** Gives the seat of a mailed link back. */
export const cancelSeat = callable('cancelSeat');
/** Moves the person of a mailed link to another session of the seminar. */
export const moveSeat = callable('moveSeat');
/** Takes the seat that is held for the person of a mailed link. */
export const acceptOffer = callable('acceptOffer');
/** Takes the person of a mailed link off the waiting list, or declines the seat that is held for them. */
export const leaveWaitingList = callable('leaveWaitingList');
