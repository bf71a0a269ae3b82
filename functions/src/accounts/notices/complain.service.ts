import { AppError } from '@wbd/domain/errors';
import {
  canComplain,
  type ComplainAboutRestrictionInput,
  type ComplainAboutRestrictionOutput,
} from '@wbd/domain/notices';
import type { Caller } from '../../core/caller.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { complained, expiryOf } from './notice-states.ts';
import { expectNotice, type NoticesRepository } from './notices.repository.ts';

export interface ComplainPorts {
  notices: Pick<NoticesRepository, 'change'>;
  /** by login */
  limit: Pick<RateLimit, 'take'>;
  log: Log;
  now(): Date;
}

/**
 * The owner of hidden content objects to the decision, once and within the time it names (Art. 20 DSA).
 * @throws AppError `rate/limited`, `notice/not-found` for what the caller does not own, `notice/too-late`, `conflict`
 */
export async function complainAboutRestriction(
  ports: ComplainPorts,
  { complaintId, restrictionId, text }: ComplainAboutRestrictionInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<ComplainAboutRestrictionOutput> {
  const now = ports.now();
  if (!(await ports.limit.take(uid, now))) throw new AppError('rate/limited');
  const isNew = await ports.notices.change(restrictionId, complaintId, (held) => {
    const { restriction } = held;
    if (restriction?.advisor !== uid) throw new AppError('notice/not-found');
    if (restriction.complainedAt !== null) throw new AppError('conflict');
    if (!canComplain(restriction, now)) throw new AppError('notice/too-late');
    const stored = expectNotice(held);
    return {
      ...complained(stored, restriction, now),
      entry: {
        id: complaintId,
        what: 'complaint',
        at: now,
        round: stored.round,
        text,
        expiresAt: expiryOf(now),
      },
      mails: [],
    };
  });
  if (isNew) ports.log('notice.complained', { notice: restrictionId });
  return {};
}
