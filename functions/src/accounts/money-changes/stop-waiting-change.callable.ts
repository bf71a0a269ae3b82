import { defineCallable } from '../../core/callable.ts';
import { commissionChanges } from '../../core/limits.ts';
import { moneyChangesRepository } from './money-changes.repository.ts';
import { stopWaitingChange as stop } from './stop-waiting-change.service.ts';

const ports = {
  changes: moneyChangesRepository,
  limit: commissionChanges,
  now: () => new Date(),
};

export const stopWaitingChange = defineCallable(
  'stopWaitingChange',
  (input, { uid, advisor, refusals }) =>
    stop(ports, input, {
      uid,
      administers: refusals.orgAdmin === undefined ? advisor.org : null,
    }),
  { warm: false },
);
