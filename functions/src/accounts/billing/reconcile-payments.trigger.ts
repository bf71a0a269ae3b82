import { stripeSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { eventPorts } from './billing-ports.ts';
import { reconcile } from './reconcile.service.ts';

/** Makes up for events of Stripe's that never arrived. The next run makes up for one that was missed. */
export const reconcilePayments = defineSweep(
  'reconcilePayments',
  {
    timeoutSeconds: 540,
    secrets: stripeSecrets,
  },
  async () => reconcile(await eventPorts()),
);
