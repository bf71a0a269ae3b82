/** Router state of the appointment's page right after booking. */
export const JUST_BOOKED = 'booked';
