import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import type { WriteToParticipantsInput, WriteToParticipantsOutput } from '@wbd/domain/seats';
import type { AccountCaller } from '../../core/caller.ts';
import { currentTrace } from '../../core/log/trace.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { asHost, requireNotPast, requireOwner, type HostPeople } from '../registrations/host.ts';
import type { SessionMessagesRepository } from './session-messages.repository.ts';

export interface WriteToParticipantsPorts {
  people: HostPeople;
  messages: Pick<SessionMessagesRepository, 'read' | 'create'>;
  calls: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Orders a mail to the participants of a session; a trigger enqueues one for each. Only the seminar's owner may, until
 * the day of the session is over. Refuses with `permission/denied`, `session/not-found`, `seminar/not-found`,
 * `session/past`, `rate/limited`, and with `conflict` when another message has this id.
 */
export async function writeToParticipants(
  ports: WriteToParticipantsPorts,
  { messageId, sessionId, text, customerIds }: WriteToParticipantsInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<WriteToParticipantsOutput> {
  const now = ports.now();
  const hosted = await asHost(ports.people, advisor, sessionId);
  requireOwner(hosted);
  requireNotPast(hosted.session, now);
  const isStored = async () => {
    const stored = await ports.messages.read(messageId);
    if (!stored) return false;
    if (stored.advisor !== advisor.id || stored.session !== sessionId) {
      throw new AppError('conflict');
    }
    return true;
  };
  if (await isStored()) return { messageId };
  if (!(await ports.calls.take(advisor.id, now))) throw new AppError('rate/limited');
  const created = await ports.messages.create({
    id: messageId,
    advisor: advisor.id,
    session: sessionId,
    text,
    to: customerIds && [...new Set(customerIds)],
    mails: null,
    createdAt: now,
    trace: currentTrace(),
    expiresAt: new Date(
      Math.max(now.getTime(), hosted.session.time.getTime()) + keptMs('sessionMessages'),
    ),
  });
  if (!created) await isStored();
  return { messageId };
}
