import * as z from 'zod/mini';
import { text } from './text-schema.ts';

const LONGEST_TOKEN = 2_000;

/** The token of a mailed link: its content and the server's signature. */
export const signedTokenSchema = text(LONGEST_TOKEN, z.regex(/^[\w-]+\.[\w-]{43}$/));
