import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { createCheckout as create } from './create-checkout.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const createCheckout = defineCallable(
  'createCheckout',
  (input, caller) => translateStripeOutage(async () => create(await billingPorts(), input, caller)),
  { secrets: stripeSecrets, warm: false },
);
