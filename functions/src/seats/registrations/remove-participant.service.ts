import type { RemoveParticipantInput, RemoveParticipantOutput } from '@wbd/domain/seats';
import { cancellationMail } from '../../mail/occasions/registration-mails.ts';
import type { AccountCaller } from '../../core/caller.ts';
import { freeSeat, type FreeSeatPorts } from './free-seat.service.ts';
import { asHost, requireNotPast, requireOwner, type HostPeople } from './host.ts';

export interface RemovalPorts extends FreeSeatPorts {
  people: HostPeople;
  now(): Date;
}

/**
 * Takes a participant off the list of a session, and enqueues their mail. Only the seminar's owner may, until the day
 * of the session is over. A person who has left the list is `registration/not-found`.
 */
export async function removeParticipant(
  ports: RemovalPorts,
  { sessionId, customerId }: RemoveParticipantInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<RemoveParticipantOutput> {
  const hosted = await asHost(ports.people, advisor, sessionId);
  requireOwner(hosted);
  await freeSeat(ports, {
    sessionId,
    customerId,
    prepare(session, registration) {
      // of this attempt: the calendar entry has to be later than all that was written before it
      const now = ports.now();
      requireNotPast(session, now);
      const { seminar } = hosted;
      const mail = cancellationMail(registration, { session, seminar, now, reason: 'removed' });
      return { mail, told: [] };
    },
  });
  return { sessionId, customerId };
}
