import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A random password: only a mailed link can restore access to the account. */
export const unknownPassword = (): string => randomBytes(BYTES).toString('base64url');
