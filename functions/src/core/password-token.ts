import { AppError } from '@wbd/domain/errors';
import { emailSchema, idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'new-password';
const LIFETIME_MS = 24 * 60 * 60_000;

/** Who may choose a new password for which login. */
export interface PasswordLink {
  uid: string;
  email: string;
  /** `validSince` of the login when the link was made: it grows with every new password, which ends the link */
  validSince: number;
}

const payloadSchema = z.tuple([idSchema, emailSchema, z.int(), z.int()]);

/** What proves that its bearer reads the mailbox of the account. It is stored nowhere. */
export function passwordToken({ uid, email, validSince }: PasswordLink, now: Date): string {
  const expiresAt = now.getTime() + LIFETIME_MS;
  return signToken(PURPOSE, JSON.stringify([uid, email, validSince, expiresAt]), linkKeys());
}

/**
 * Reads what `passwordToken` made.
 * @throws AppError `link/invalid` for anything else, `link/expired`
 */
export function requirePasswordToken(token: string, now: Date): PasswordLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [uid, email, validSince, expiresAt] = payloadSchema.parse(JSON.parse(payload));
  if (expiresAt <= now.getTime()) throw new AppError('link/expired');
  return { uid, email, validSince };
}
