import type { RemoveParticipantInput, RemoveParticipantOutput } from '@wbd/domain';
import { owedCancellation } from '../mail/owed-mail.ts';
import type { Caller } from '../shared/callable.ts';
import { freeSeat, type FreeSeatPorts } from './free-seat.service.ts';
import { asHost, demandNotPast, demandOwner } from './host.ts';
import type { PeopleRepository } from './people.repository.ts';

export interface RemovalPorts extends FreeSeatPorts {
  people: Pick<PeopleRepository, 'advisor' | 'session' | 'seminar'>;
  now(): Date;
}

/**
 * Takes somebody off the list of a session, and owes them a mail about it. Only the seminar's owner does, not for a
 * session of a day that is over. Whoever is not on the list any more is `registration/not-found`.
 */
export async function removeParticipant(
  ports: RemovalPorts,
  { sessionId, customerId }: RemoveParticipantInput,
  caller: Caller,
): Promise<RemoveParticipantOutput> {
  const hosted = await asHost(ports.people, caller.uid, sessionId);
  demandOwner(hosted);
  const now = ports.now();
  await freeSeat(ports, {
    sessionId,
    customerId,
    prepare(session, registration) {
      demandNotPast(session, now);
      return owedCancellation(registration, session, hosted.seminar, now);
    },
  });
  return { sessionId, customerId };
}
