/** The hero's button, for its replacement. */
export const HERO_BOOKING_ID = 'termin-buchen';
/** Ids of the sections, for what scrolls to them. */
export const TESTIMONIALS_ID = 'stimmen';
export const SEMINARS_ID = 'seminare';
export const COACHINGS_ID = 'coachings';

/** By which the build of the first view finds the choice of a session. */
export const SESSION_CHOICE = 'session-choice';
