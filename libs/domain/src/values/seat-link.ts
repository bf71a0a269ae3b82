import * as z from 'zod/mini';
import { text } from './text-schema.ts';

/** The public page of one person's seat. */
export const SEAT_PATH = '/action/platz';

const LONGEST_TOKEN = 2_000;

/** What a link to a seat proves with: who it is about, and the server's signature. */
export const seatTokenSchema = text(LONGEST_TOKEN, z.regex(/^[\w-]+\.[\w-]{43}$/));

/**
 * The address that is mailed. Its token stands after the #, which browsers keep to themselves: no server log holds it.
 * @param origin where the portal is served
 */
export function seatLink(origin: string, token: string): string {
  return `${origin}${SEAT_PATH}#${token}`;
}
