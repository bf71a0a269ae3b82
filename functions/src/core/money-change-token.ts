import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'stop-money-change';
/** Longer than a changed account number waits, so that the link also ends sessions afterwards. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Who may declare that someone else made which change. */
export interface MoneyChangeLink {
  change: string;
  /** its author */
  uid: string;
}

const payloadSchema = z.tuple([idSchema, idSchema, z.int()]);

/** What proves that its bearer reads the mailbox of a change's author. It is stored nowhere. */
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
