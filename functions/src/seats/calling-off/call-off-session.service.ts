import { AppError } from '@wbd/domain/errors';
import type { CallOffSessionInput, CallOffSessionOutput } from '@wbd/domain/seats';
import { hasBegun } from '@wbd/domain/time';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import { asHost, requireOwner, type HostPeople } from '../registrations/host.ts';
import type { CalledOffRepository } from './called-off.repository.ts';

export interface CallOffPorts extends OptimisticRetryPorts {
  people: HostPeople;
  sessions: CalledOffRepository;
  now(): Date;
}

/**
 * Calls a session off: no one gets a seat in it any more, and a trigger writes to everyone and frees the seats. Only the
 * seminar's owner may, until it begins. Calling off what is called off already is fine and keeps the first reason.
 * Refuses with `permission/denied`, `session/not-found`, `seminar/not-found`, and `session/past` once it has begun.
 */
export async function callOffSession(
  ports: CallOffPorts,
  { sessionId, reason }: CallOffSessionInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<CallOffSessionOutput> {
  requireOwner(await asHost(ports.people, advisor, sessionId));
  return retryOptimistically(ports, sessionId, async () => {
    const state = await ports.sessions.read(sessionId);
    const { session } = state;
    if (!session) throw new AppError('session/not-found');
    if (session.calledOff) return { sessionId };
    const now = ports.now();
    if (hasBegun(session, now)) throw new AppError('session/past');
    const { registrationCount: seats, waitingCount, heldSeats } = session;
    const calledOff = { at: now, reason, seats, waiting: waitingCount + heldSeats };
    return (await state.write(calledOff)) ? { sessionId } : null;
  });
}
