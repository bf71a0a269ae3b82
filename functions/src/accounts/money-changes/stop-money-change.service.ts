import { AppError } from '@wbd/domain/errors';
import {
  isStoppable,
  type MoneyChange,
  type MoneyChangeLinkInput,
  type MoneyChangeLinkOutput,
  type StopMoneyChangeOutput,
} from '@wbd/domain/money-changes';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { requireMoneyChangeToken } from '../../core/money-change-token.ts';
import type { PasswordLogins } from '../../gateways/password-logins.ts';
import { unknownPassword } from './unknown-password.ts';

export interface StopMoneyChangePorts {
  changes: {
    /** @returns null once the change has been deleted */
    read(id: string): Promise<MoneyChange | null>;
    /**
     * Restores the account number before all waiting changes of the same owner, marks these changes as stopped, and
     * enqueues the mails, all or nothing.
     * @param stopper the person who stops it in the portal; null for the author, who followed the mailed link and gets a
     *   link to a new password
     * @returns whether a number was restored
     */
    stop(change: MoneyChange, stopper: string | null, now: Date): Promise<boolean>;
  };
  logins: Pick<PasswordLogins, 'changePassword'>;
  /** how often one network address may follow links */
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * What the bearer of a mailed link would stop. Changes nothing.
 * @param network the visitor's network address, for the limit
 * @throws AppError `link/invalid` for a link that was never made, or is used up; `link/expired`, `rate/limited`
 */
export async function moneyChangeLink(
  ports: StopMoneyChangePorts,
  { token }: MoneyChangeLinkInput,
  network: string,
): Promise<MoneyChangeLinkOutput> {
  const change = await requireChange(ports, token, network);
  if (change.stoppedAt !== null) throw new AppError('link/invalid');
  const { kind, before, after, at } = change;
  return {
    kind,
    before,
    after,
    at: at.toISOString(),
    isStoppable: isStoppable(change, ports.now()),
  };
}

/**
 * Stops a change that its author did not make. Its maker knows the password or has a session, so both are revoked first.
 * If the process dies before the change is stopped, the link stays valid.
 * @throws AppError as `moneyChangeLink` does, except for a change that this link has stopped already
 */
export async function stopMoneyChange(
  ports: StopMoneyChangePorts,
  { token }: MoneyChangeLinkInput,
  network: string,
): Promise<StopMoneyChangeOutput> {
  const change = await requireChange(ports, token, network);
  // the person has chosen a new password since
  if (change.stoppedAt !== null) return { isStopped: change.waitsUntil !== null };
  await ports.logins.changePassword(change.by, unknownPassword());
  return { isStopped: await ports.changes.stop(change, null, ports.now()) };
}

async function requireChange(
  ports: StopMoneyChangePorts,
  token: string,
  network: string,
): Promise<MoneyChange> {
  const now = ports.now();
  const link = requireMoneyChangeToken(token, now);
  if (!(await ports.looks.take(network, now))) throw new AppError('rate/limited');
  const change = await ports.changes.read(link.change);
  if (change?.by !== link.uid) throw new AppError('link/invalid');
  return change;
}
