import { readHours } from '../../../delivery/browser/browser-reports.repository.ts';
import { modules } from '../../../gateways/modules.ts';
import { defineCallable } from '../../../core/callable.ts';
import { adminLooks } from '../../../core/limits.ts';
import { readRuns } from '../../../core/sweeps/sweep-runs.repository.ts';
import { readLiveModules } from './live-modules.ts';
import { readRetentionDays } from '../../../seats/retention/retention-report.repository.ts';
import { operations as read, type OperationsPorts } from './operations.service.ts';
import { readWorkState } from './work-state.repository.ts';

export const operationsPorts: OperationsPorts = {
  looks: adminLooks,
  work: readWorkState,
  sweeps: readRuns,
  retention: readRetentionDays,
  hours: readHours,
  modules: () => readLiveModules(modules()),
  now: () => new Date(),
};

export const operations = defineCallable(
  'operations',
  (_input, caller) => read(operationsPorts, caller),
  { warm: false, readOnly: true },
);
