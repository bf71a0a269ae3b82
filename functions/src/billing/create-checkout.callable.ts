import { defineCallable } from '../shared/callable.ts';
import { stripeSecrets } from '../shared/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { createCheckout as create } from './create-checkout.service.ts';
import { onToStripe } from './on-to-stripe.ts';

export const createCheckout = defineCallable(
  'createCheckout',
  (input, caller) => onToStripe(async () => create(await billingPorts(), input, caller)),
  { secrets: stripeSecrets, warm: false },
);
