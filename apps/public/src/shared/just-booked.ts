/** The state with which the page of an appointment is opened right after it was booked. */
export const JUST_BOOKED = 'booked';
