import { logger } from 'firebase-functions';

/** Where it is recorded that somebody asked for what is not theirs, or is not sold. */
export type RecordRefusal = (what: string, facts: Readonly<Record<string, string | null>>) => void;

export const recordRefusal: RecordRefusal = (what, facts) => logger.warn(`Refused: ${what}`, facts);
