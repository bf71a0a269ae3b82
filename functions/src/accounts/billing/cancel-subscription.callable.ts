import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { cancelSubscription as cancel } from './cancel-subscription.service.ts';

export const cancelSubscription = defineCallable(
  'cancelSubscription',
  async (_, caller) => cancel(await billingPorts(), caller),
  { secrets: stripeSecrets, warm: false },
);
