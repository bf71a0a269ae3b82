import { isBeforeReferral, type Deal, type ReportDealInput } from '@wbd/domain/commission';
import { referralName, type Customer, type Referral } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { Advisor } from '@wbd/domain/advisors';
import type { Registration } from '@wbd/domain/seminars';
import { berlinDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../core/caller.ts';
import { commissionCaller, type CommissionPorts } from './commission-caller.ts';

export interface ReportDealPorts extends CommissionPorts {
  /** null for a referrer who no longer exists */
  advisor(uid: string): Promise<Advisor | null>;
  customer(id: string): Promise<Customer | null>;
  referral(customer: string): Promise<Referral | null>;
  registration(session: string, customer: string): Promise<Registration | null>;
  /**
   * Stores a deal as long as the customer is there; one that is stored already stays as it is.
   * @returns whose deal is stored under the id; null when the customer is gone
   */
  store(deal: Deal): Promise<string | null>;
}

/**
 * Reports a deal to the advisor's organisation. Who earns by it follows from the link through which the customer first came.
 * @throws AppError `permission/denied`, `rate/limited`, `customer/not-found`, `input/invalid`, `deal/before-referral`
 */
export async function reportDeal(
  ports: ReportDealPorts,
  input: ReportDealInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { advisor } = await commissionCaller(ports, caller);
  const { id, customerId, netCents, on, reference, isKnownEarly = false } = input;
  const now = ports.now();
  if (on > berlinDay(now)) throw new AppError('input/invalid');
  const customer = await ports.customer(customerId);
  if (!customer || !(await isOwn(ports, customer, input, advisor))) {
    throw new AppError('customer/not-found');
  }
  const referral = await referralOf(ports, customer, advisor);
  if (isBeforeReferral({ on, ...referral }) && !isKnownEarly) {
    throw new AppError('deal/before-referral');
  }
  const author = await ports.store({
    id,
    payer: advisor.org,
    advisor: advisor.id,
    customer: customer.id,
    name: referralName(customer),
    ...referral,
    netCents,
    on,
    reference,
    state: 'reported',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    commission: null,
    maturesOn: null,
    reportedAt: now,
  });
  if (author === null) throw new AppError('customer/not-found');
  if (author !== advisor.id) throw new AppError('permission/denied');
  return {};
}

/** A scout's guests are customers of the scout, but the host of the seminar closes the deal. */
async function isOwn(
  ports: ReportDealPorts,
  customer: Customer,
  { sessionId }: ReportDealInput,
  { id: uid }: Advisor,
): Promise<boolean> {
  if (customer.advisor === uid) return true;
  if (sessionId === null) return false;
  return (await ports.registration(sessionId, customer.id))?.seminarAdvisor === uid;
}

/** The advisor who referred the customer. Customers who refer earn nothing, and no one earns by their own deal. */
async function referralOf(
  ports: ReportDealPorts,
  { id, inviteBy, registered }: Customer,
  { id: uid }: Advisor,
): Promise<Pick<Deal, 'partner' | 'referredOn'>> {
  const none = { partner: null, referredOn: null };
  const referral = await ports.referral(id);
  const referrer = referral?.referrer ?? inviteBy;
  if (referrer === null || referrer === uid || !(await ports.advisor(referrer))) return none;
  return { partner: referrer, referredOn: berlinDay(referral?.createdAt ?? registered) };
}
