/** Ids of the sections that the default hero's buttons scroll to. */
export const SEMINARS_ID = 'seminare';
export const COACHINGS_ID = 'coachings';
