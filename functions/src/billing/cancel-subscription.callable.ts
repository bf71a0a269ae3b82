import { defineCallable } from '../shared/callable.ts';
import { ACCOUNTS, stripeSecrets } from '../shared/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { cancelSubscription as cancel } from './cancel-subscription.service.ts';

export const cancelSubscription = defineCallable(
  'cancelSubscription',
  async (_, caller) => cancel(await billingPorts(), caller),
  { secrets: stripeSecrets, serviceAccount: ACCOUNTS.payments, warm: false },
);
