import { endCanary, liveIn, readPointer } from '@wbd/module/pointer';
import { modules } from '../../gateways/modules.ts';
import { definePublicCallable } from '../../core/callable.ts';
import { failureReports } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { noteFailure } from './canary-failures.repository.ts';
import { reportFailure as report, type ReportFailurePorts } from './report-failure.service.ts';

const ports: ReportFailurePorts = {
  limit: failureReports,
  advisor: readAdvisor,
  live: async (module) => liveIn(await readPointer({ store: modules() }), module),
  note: noteFailure,
  takeBack: (module, version, why) => endCanary({ store: modules() }, module, version, why),
  log,
  now: () => new Date(),
};

/** Runs as the one account that may write the pointer. */
export const reportFailure = definePublicCallable(
  'reportFailure',
  (input, visitor) => report(ports, input, visitor),
  { warm: false },
);
