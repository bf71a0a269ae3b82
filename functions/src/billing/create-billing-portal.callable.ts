import { defineCallable } from '../shared/callable.ts';
import { ACCOUNTS, stripeSecrets } from '../shared/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { createBillingPortal as create } from './create-billing-portal.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const createBillingPortal = defineCallable(
  'createBillingPortal',
  (input, caller) => translateStripeOutage(async () => create(await billingPorts(), input, caller)),
  { secrets: stripeSecrets, serviceAccount: ACCOUNTS.payments, warm: false },
);
