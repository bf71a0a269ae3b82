import { stripeSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { reconcileSales as reconcile } from './reconcile-sales.service.ts';
import { connectEventPorts } from './sales-ports.ts';

/** Makes up for events about sellers that never arrived. The next run makes up for one that was missed. */
export const reconcileSales = defineSweep(
  'reconcileSales',
  {
    timeoutSeconds: 540,
    secrets: stripeSecrets,
  },
  async () => reconcile(await connectEventPorts()),
);
