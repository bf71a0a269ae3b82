import { AppError } from '@wbd/domain/errors';
import type { CreateBillingPortalInput, CreateBillingPortalOutput } from '@wbd/domain/plans';
import type { Caller } from '../../core/caller.ts';
import {
  advisorWhoCalls,
  boundCustomer,
  checkedOrigin,
  type BillingPorts,
} from './billing-caller.ts';
import { portalLink } from './portal-link.ts';

/**
 * The address at which the advisor manages card, invoices and subscription.
 * @throws AppError billing/none for an advisor without a Stripe customer
 */
export async function createBillingPortal(
  ports: BillingPorts,
  { domain }: CreateBillingPortalInput,
  caller: Caller,
): Promise<CreateBillingPortalOutput> {
  const { account } = await advisorWhoCalls(ports, caller);
  const origin = checkedOrigin(ports, domain, caller);
  const customer = await boundCustomer(ports, account);
  if (!customer) throw new AppError('billing/none');
  return portalLink(ports, customer, origin);
}
