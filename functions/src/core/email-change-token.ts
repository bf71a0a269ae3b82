import { AppError } from '@wbd/domain/errors';
import { emailSchema, idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'change-email';
const LIFETIME_MS = 24 * 60 * 60_000;

/** Who may give which account which address. */
export interface EmailChangeLink {
  uid: string;
  /** the account's address when the link was made: another one ends the link */
  from: string;
  to: string;
  /** `validSince` of the login when the link was made: a new password ends the link */
  validSince: number;
}

const payloadSchema = z.tuple([idSchema, emailSchema, emailSchema, z.int(), z.int()]);

/** What proves that its bearer reads the mailbox of the new address. It is stored nowhere. */
export function emailChangeToken(
  { uid, from, to, validSince }: EmailChangeLink,
  now: Date,
): string {
  const expiresAt = now.getTime() + LIFETIME_MS;
  return signToken(PURPOSE, JSON.stringify([uid, from, to, validSince, expiresAt]), linkKeys());
}

/**
 * Reads what `emailChangeToken` made.
 * @throws AppError `link/invalid` for anything else, `link/expired`
 */
export function requireEmailChangeToken(token: string, now: Date): EmailChangeLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [uid, from, to, validSince, expiresAt] = payloadSchema.parse(JSON.parse(payload));
  if (expiresAt <= now.getTime()) throw new AppError('link/expired');
  return { uid, from, to, validSince };
}
