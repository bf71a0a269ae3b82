import type { Account, CloseAccountOutput } from '@wbd/domain/accounts';
import { isOperatorPage, type Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { boundSubscriptions, type Billing } from '@wbd/domain/plans';
import { keptMs } from '@wbd/domain/retention';
import type { Logins } from '../../core/logins.ts';
import { closureMail } from '../../mail/occasions/closure-mail.ts';
import type { Caller } from '../../core/caller.ts';
import { currentTrace } from '../../core/log/trace.ts';
import { CLOSURE_STEPS } from '@wbd/domain/accounts';
import type { ClosureOrder, ClosuresRepository } from './closures.repository.ts';

export interface CloseAccountPorts {
  closures: Pick<ClosuresRepository, 'order'>;
  logins: Pick<Logins, 'disable'>;
  now(): Date;
}

/**
 * Orders that the calling advisor's account is closed; a trigger carries it out. Account and profile go at once, and
 * with them every right; then the login ends. A repeated order changes nothing.
 * @throws AppError `permission/denied` for a login without an advisor and for the operator's own pages
 */
export async function closeAccount(
  ports: CloseAccountPorts,
  { uid, emailConfirmed }: Caller,
): Promise<CloseAccountOutput> {
  const isOrdered = await ports.closures.order(uid, (advisor, account) => {
    const now = ports.now();
    // visitors without an advisor see that page
    if (isOperatorPage(advisor.code)) throw new AppError('permission/denied');
    return orderOf(advisor, account, emailConfirmed, now);
  });
  if (!isOrdered) throw new AppError('permission/denied');
  await ports.logins.disable(uid);
  return {};
}

function orderOf(
  { id, firstName }: Advisor,
  { email, billing }: Account,
  emailConfirmed: boolean,
  now: Date,
): ClosureOrder {
  // an address that is not confirmed may be a stranger's, who must not get hold of the data
  const exportUntil = emailConfirmed ? new Date(now.getTime() + keptMs('accountExports')) : null;
  const person = { uid: id, email, firstName: emailConfirmed ? firstName : null, exportUntil };
  return {
    closure: {
      id,
      email,
      firstName: person.firstName,
      customer: billing?.customer ?? null,
      step: CLOSURE_STEPS[0],
      orderedAt: now,
      exportUntil,
      termEnd: termEnd(billing, now),
      kept: null,
      trace: currentTrace(),
      leaseUntil: now,
      claims: 0,
    },
    mail: closureMail('account-closing', person, now),
  };
}

/** When the last minimum term that still runs is over. */
function termEnd(billing: Billing | null, now: Date): Date | null {
  const ends = boundSubscriptions(billing, now).map(({ minimumTermEnd }) => minimumTermEnd);
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
