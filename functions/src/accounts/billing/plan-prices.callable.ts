import { adminLooks } from '../../core/limits.ts';
import { defineCallable } from '../../core/callable.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { stripeClient } from './billing-ports.ts';
import { planPrices as read } from './plan-prices.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';
import { readUnknownPrices } from './unknown-prices.repository.ts';

export const planPrices = defineCallable(
  'planPrices',
  (_, caller) =>
    translateStripeOutage(async () => {
      const stripe = await stripeClient();
      const ports = { looks: adminLooks, readUnknownPrices };
      return read({ ...ports, stripe, now: () => new Date() }, caller);
    }, 'unavailable'),
  { secrets: stripeSecrets, warm: false, readOnly: true },
);
