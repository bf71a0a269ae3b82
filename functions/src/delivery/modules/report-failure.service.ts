import type { Advisor } from '@wbd/domain/advisors';
import type { ReportFailureInput, ReportFailureOutput } from '@wbd/domain/reports';
import { exceedsLive, isInCanary, type FailingPeople, type RemoteEntry } from '@wbd/module';
import type { Visitor } from '../../core/callable.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface ReportFailurePorts {
  limit: Pick<RateLimit, 'take'>;
  advisor(uid: string): Promise<Advisor | null>;
  /** what remotes.json says of a module */
  live(module: string): Promise<RemoteEntry | undefined>;
  /** Notes that a person met a failure while this canary runs, and answers how many have. */
  note(canary: string, has: 'canary' | 'live', uid: string, now: Date): Promise<FailingPeople>;
  /** @returns false when it was over already */
  takeBack(module: string, version: string, why: string): Promise<boolean>;
  log: Log;
  now(): Date;
}

/**
 * Writes a failure down, and takes a canary back that fails for more people than the live version does. Of a canary only
 * those are believed who have the version they report: a stranger cannot end it.
 */
export async function reportFailure(
  ports: ReportFailurePorts,
  { module, version, failure }: ReportFailureInput,
  { caller, address }: Visitor,
): Promise<ReportFailureOutput> {
  const now = ports.now();
  // a page that reports has no one to tell that it was too much
  if (!(await ports.limit.take(caller?.uid ?? address, now))) return {};
  ports.log('module.failed', { module, version, failure });
  const advisor = caller && (await ports.advisor(caller.uid));
  if (!advisor) return {};
  const live = await ports.live(module);
  const canary = live?.canary;
  if (!canary) return {};
  const hasCanary = await isInCanary(canary, { uid: advisor.id, code: advisor.code });
  const given = hasCanary ? canary.build.version : live.version;
  if (given !== version) return {};
  const id = `${module}-${canary.build.version}`;
  const failing = await ports.note(id, hasCanary ? 'canary' : 'live', advisor.id, now);
  if (!exceedsLive(canary, failing)) return {};
  const why = `failed for ${failing.canary} people, the live version for ${failing.live}`;
  if (await ports.takeBack(module, canary.build.version, why)) {
    ports.log('canary.ended', { module, version: canary.build.version, ...failing });
  }
  return {};
}
