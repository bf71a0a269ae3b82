import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { createBillingPortal as create } from './create-billing-portal.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const createBillingPortal = defineCallable(
  'createBillingPortal',
  (input, caller) => translateStripeOutage(async () => create(await billingPorts(), input, caller)),
  { secrets: stripeSecrets, warm: false },
);
