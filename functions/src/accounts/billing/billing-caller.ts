import type { Account } from '@wbd/domain/accounts';
import type { Announcement } from '@wbd/domain/contracts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type Stripe from 'stripe';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { InvalidInput } from '../../core/refusal.ts';
import type { BillingRepository } from './billing.repository.ts';
import { createOnce } from './create-once.ts';
import type { RecordRefusal } from './refusals.ts';
import { readCustomer, type StripeCustomer } from './stripe-customer.ts';
import { UID } from './stripe-names.ts';

export interface BillingPorts {
  stripe: Stripe;
  repository: BillingRepository;
  refused: RecordRefusal;
  /** origins that a payment page may return to */
  portalOrigins: readonly string[];
  /** changes of the contract that the operator has announced */
  announcements(): Promise<readonly Announcement[]>;
  /** how often an advisor asks for something of the payment provider */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The advisor who calls, and their account.
 * @throws AppError permission/denied for all others, rate/limited
 */
export async function advisorWhoCalls(
  { repository, limit, now }: Pick<BillingPorts, 'repository' | 'limit' | 'now'>,
  caller: Caller,
): Promise<{ account: Account; advisor: Advisor }> {
  const found = await repository.advisor(caller.uid);
  if (!found) throw new AppError('permission/denied');
  if (!(await limit.take(caller.uid, now()))) throw new AppError('rate/limited');
  return found;
}

/**
 * A payment page returns to the portal and nowhere else.
 * @throws InvalidInput for every other origin
 */
export function checkedOrigin(
  { portalOrigins, refused }: Pick<BillingPorts, 'portalOrigins' | 'refused'>,
  domain: string,
  caller: Caller,
): string {
  const origin = portalOrigins.find((own) => own === domain.replace(/\/$/, ''));
  if (origin !== undefined) return origin;
  refused('a return address that is not the portal', { uid: caller.uid, domain });
  throw new InvalidInput(['domain']);
}

/** The customer who is bound to the account; null when there is none, or not any more. */
export async function boundCustomer(
  { stripe, now }: Pick<BillingPorts, 'stripe' | 'now'>,
  account: Account,
): Promise<StripeCustomer | null> {
  if (!account.billing) return null;
  const customer = await readCustomer(stripe, account.billing.customer, now(), account.billing);
  if (!customer || customer.isDeleted) return null;
  // the operator may have removed the note of it; a customer of someone else stays someone else's
  return customer.uid === null || customer.uid === account.id ? customer : null;
}

/** The customer who is bound to the account, made when there is none. Two requests at once make one. */
export async function ensureCustomer(
  ports: Pick<BillingPorts, 'stripe' | 'repository' | 'now'>,
  { account, advisor }: { account: Account; advisor: Advisor },
): Promise<StripeCustomer> {
  const known = await boundCustomer(ports, account);
  if (known) return known;
  const lost = account.billing?.customer ?? null;
  const person = { email: account.email, name: `${advisor.firstName} ${advisor.lastName}` };
  const created = await createOnce(
    ['customer', account.id, lost ?? '', person.email, person.name],
    (key) =>
      ports.stripe.customers.create(
        { ...person, preferred_locales: ['de'], metadata: { [UID]: account.id } },
        key,
      ),
  );
  const bound = await ports.repository.bindCustomer(account.id, created.id, lost);
  const customer = await readCustomer(ports.stripe, bound, ports.now(), account.billing);
  if (!customer || customer.isDeleted)
    throw new Error(`Customer ${bound} of ${account.id} is gone.`);
  return customer;
}
