import { adminChanges, adminLooks } from '../../core/limits.ts';
import { defineCallable } from '../../core/callable.ts';
import { db } from '../../core/firestore.ts';
import { stripeSecrets } from '../../core/settings.ts';
import { billingPorts } from './billing-ports.ts';
import { changePlanFor as change } from './change-plan-for.service.ts';
import { translateStripeOutage } from './stripe-outage.ts';

export const changePlanFor = defineCallable(
  'changePlanFor',
  (input, caller) =>
    translateStripeOutage(async () => {
      const ports = {
        ...(await billingPorts()),
        looks: adminLooks,
        changes: adminChanges,
        record: async ({ path, data }: { path: string; data: object }) => {
          await db.doc(path).create(data);
        },
      };
      return change(ports, input, caller);
    }, 'unavailable'),
  { secrets: stripeSecrets, warm: false },
);
