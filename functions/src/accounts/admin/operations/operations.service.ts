import { AppError } from '@wbd/domain/errors';
import type { Mail } from '@wbd/domain/mails';
import type { LiveModule, Operations, RetentionDay, SweepName } from '@wbd/domain/reports';
import type { CountedHour } from '../../../delivery/browser/browser-reports.repository.ts';
import type { AccountCaller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { LastRun } from '@wbd/domain/bookkeeping';
import { errorCounts, measuredVitals, sweepStates } from './summaries.ts';
import type { WorkState } from './work-state.repository.ts';

export interface OperationsPorts {
  looks: Pick<RateLimit, 'take'>;
  work(now: Date): Promise<WorkState>;
  sweeps(): Promise<ReadonlyMap<SweepName, LastRun>>;
  retention(): Promise<RetentionDay[]>;
  hours(now: Date): Promise<CountedHour[]>;
  modules(): Promise<LiveModule[]>;
  now(): Date;
}

/**
 * What an operator looks at each day. Costs at most 60 reads of the database, however large the network is.
 * @throws AppError `rate/limited`
 */
export async function operations(
  ports: OperationsPorts,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<Operations> {
  const now = ports.now();
  if (!(await ports.looks.take(admin.id, now))) throw new AppError('rate/limited');
  const [work, runs, retention, hours, modules] = await Promise.all([
    ports.work(now),
    ports.sweeps(),
    ports.retention(),
    ports.hours(now),
    ports.modules(),
  ]);
  const { hanging, postponed, givenUp, heldBack, unclear, ...stuck } = work;
  return {
    mails: { hanging: hanging.map(told), postponed, givenUp, heldBack, unclear },
    stuck,
    sweeps: sweepStates(runs, now),
    retention,
    modules,
    errors: errorCounts(hours, now),
    vitals: measuredVitals(hours),
  };
}

/** Neither what it says nor whom it is for. */
function told({ id, kind, state, attempts, leaseUntil, nextAttempt }: Mail) {
  return { id, kind, state, attempts, since: (nextAttempt ?? leaseUntil).getTime() };
}
