import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'stop-money-change';
/** Longer than a changed account number waits, so that the link also ends sessions afterwards. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** The contents of a link that stops a change about money. */
export interface MoneyChangeLink {
  change: string;
  /** the author of the change */
  uid: string;
}

const payloadSchema = z.tuple([idSchema, idSchema, z.int()]);

/** Proves that its bearer reads the mailbox of the change's author. Never stored. */
export function moneyChangeToken({ change, uid }: MoneyChangeLink, at: Date): string {
  const expiresAt = at.getTime() + LIFETIME_MS;
  return signToken(PURPOSE, JSON.stringify([change, uid, expiresAt]), linkKeys());
}

/**
 * Reads what `moneyChangeToken` made.
 * @throws AppError `link/invalid` for anything else, `link/expired`
 */
export function requireMoneyChangeToken(token: string, now: Date): MoneyChangeLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [change, uid, expiresAt] = payloadSchema.parse(JSON.parse(payload));
  if (expiresAt <= now.getTime()) throw new AppError('link/expired');
  return { change, uid };
}
