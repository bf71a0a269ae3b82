import { ACCOUNTS, stripeSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { reconcileSales as reconcile } from './reconcile-sales.service.ts';
import { connectEventPorts } from './sales-ports.ts';

/** Makes up for events about sellers that never arrived. The next run makes up for one that was missed. */
export const reconcileSales = defineSweep(
  'reconcileSales',
  {
    schedule: 'every 6 hours',
    timeoutSeconds: 540,
    secrets: stripeSecrets,
    serviceAccount: ACCOUNTS.payments,
  },
  async () => reconcile(await connectEventPorts()),
);
