import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { planChange as plan } from './plan-change.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const planChange = defineCallable(
  'planChange',
  (input, caller) =>
    translateStripeOutage(async () => plan(await billingPorts(), input, caller), 'unavailable'),
  { secrets: stripeSecrets, warm: false },
);
