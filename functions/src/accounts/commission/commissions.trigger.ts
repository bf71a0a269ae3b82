import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { commissionPorts } from './commission-ports.ts';
import { matureCommissions as mature } from './mature-commissions.service.ts';
import { matureSubscriptions as matureInvoices } from './subscriptions/mature-subscriptions.service.ts';
import { subscriptionPorts } from './subscriptions/subscriptions.repository.ts';
import { proofPorts } from './proof.repository.ts';
import { proveLedgers as prove } from './prove-ledgers.service.ts';

const NIGHTLY = { timeoutSeconds: 540, memory: '512MiB' } as const;

/** Makes commissions due, shortly after the day begins on which they are. */
export const matureCommissions = defineSweep('matureCommissions', NIGHTLY, () =>
  mature(commissionPorts),
);

/** The same of commissions on packages. */
export const matureSubscriptions = defineSweep('matureSubscriptions', NIGHTLY, () =>
  matureInvoices(subscriptionPorts),
);

/** Recomputes every ledger at night; a difference raises an alert. */
export const proveLedgers = defineSweep('proveLedgers', NIGHTLY, () => prove(proofPorts));
