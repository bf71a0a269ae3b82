import type { Account } from '@wbd/domain/accounts';
import type { Termination, TerminationState } from '@wbd/domain/terminations';
import { terminationMail } from '../../mail/occasions/termination-mail.ts';
import { boundCustomer, type BillingPorts } from '../billing/billing-caller.ts';
import { endAt } from '../billing/cancel-subscription.service.ts';
import { runningOf, type OurSubscription } from '../billing/read-subscription.ts';
import { endOf, lastOf } from './package-end.ts';
import type { TerminationsRepository } from './terminations.repository.ts';

export interface CarryOutTerminationPorts {
  billing: Pick<BillingPorts, 'stripe' | 'now'>;
  terminations: Pick<TerminationsRepository, 'read' | 'change'>;
  account(uid: string): Promise<Account | null>;
  now(): Date;
}

/**
 * Ends the packages of the account that a confirmed declaration is about, and tells its owner when. May be repeated, also
 * after a process that died anywhere in between: every step has its effect once.
 */
export async function carryOutTermination(
  ports: CarryOutTerminationPorts,
  id: string,
): Promise<void> {
  const termination = await ports.terminations.read(id);
  if (termination?.state !== 'confirmed') return;
  const account = termination.uid === null ? null : await ports.account(termination.uid);
  const endsAt = account && (await endPackages(ports, termination, account));
  await ports.terminations.change(id, (current) => {
    const isSame = current.state === 'confirmed' && current.isImmediate === termination.isImmediate;
    if (!isSame) return null;
    const next = { ...current, state: stateAfter(current), endsAt };
    const mail = account && terminationMail('termination-done', next, account.id, ports.now());
    return { next, mail };
  });
}

/** A reason is for people to weigh: until they have, the package ends with its term. */
function stateAfter({ kind, isImmediate }: Termination): TerminationState {
  return kind === 'extraordinary' && !isImmediate ? 'review' : 'done';
}

/** @returns when the last of them ends; null when there is none */
async function endPackages(
  { billing }: CarryOutTerminationPorts,
  termination: Termination,
  account: Account,
): Promise<Date | null> {
  const customer = await boundCustomer(billing, account);
  const running = customer ? runningOf(customer.subscriptions) : [];
  if (termination.isImmediate) {
    for (const { facts } of running) {
      await billing.stripe.subscriptions.cancel(facts.id, { prorate: false, invoice_now: false });
    }
    return termination.decidedAt;
  }
  const ends: Date[] = [];
  for (const subscription of running) ends.push(await endWithTerm(subscription));
  return lastOf(ends);

  function endWithTerm(subscription: OurSubscription): Promise<Date> {
    return endAt(billing.stripe, subscription, endOf(subscription.facts, termination));
  }
}
