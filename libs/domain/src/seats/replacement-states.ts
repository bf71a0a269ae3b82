/** Whether participants of a called-off session can take a seat in the session that is offered instead. */
export const REPLACEMENT_STATES = ['open', 'full', 'called-off', 'begun', 'gone'] as const;
export type ReplacementState = (typeof REPLACEMENT_STATES)[number];
