import { defineCallable } from '../shared/callable.ts';
import { stripeSecrets } from '../shared/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { createBillingPortal as create } from './create-billing-portal.service.ts';
import { onToStripe } from './on-to-stripe.ts';

export const createBillingPortal = defineCallable(
  'createBillingPortal',
  (input, caller) => onToStripe(async () => create(await billingPorts(), input, caller)),
  { secrets: stripeSecrets, warm: false },
);
