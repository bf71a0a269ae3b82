import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A text that only this server can have written: `payload.signature`, both safe in an address.
 * @param purpose a token for one purpose is worth nothing for another
 * @param keys the first one signs
 */
export function signToken(purpose: string, payload: string, [key]: readonly string[]): string {
  if (key === undefined) throw new Error('There is no key to sign with.');
  const body = Buffer.from(payload, 'utf8').toString('base64url');
  return `${body}.${signature(purpose, body, key).toString('base64url')}`;
}

/**
 * Reads such a text.
 * @param keys those whose signatures count: the present one, and the one before while its links are still in use
 * @returns what was signed, null when none of the keys signed just this
 */
export function readToken(purpose: string, token: string, keys: readonly string[]): string | null {
  const [body = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  // several texts decode to the same bytes; only the one that was made is a token
  if (rest.length > 0 || given.toString('base64url') !== signed) return null;
  const isSigned = keys.some((key) => {
    const expected = signature(purpose, body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? Buffer.from(body, 'base64url').toString('utf8') : null;
}

function signature(purpose: string, body: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${body}`).digest();
}
