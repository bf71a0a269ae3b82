import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A password that no one knows: only a mailed link leads back into the account. */
export const unknownPassword = (): string => randomBytes(BYTES).toString('base64url');
