import { defineCallable } from '../../core/callable.ts';
import { retryPorts } from '../../core/optimistic-retry.ts';
import { commissionPorts } from './commission-ports.ts';
import { decideDeals as decide } from './decide-deals.service.ts';

export const decideDeals = defineCallable(
  'decideDeals',
  (input, caller) => decide({ ...commissionPorts, clock: () => retryPorts.clock() }, input, caller),
  { warm: false, timeoutSeconds: 120 },
);
