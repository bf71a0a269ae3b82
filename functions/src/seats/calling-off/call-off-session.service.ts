import { AppError } from '@wbd/domain/errors';
import { freeSeats, type CallOffSessionInput, type CallOffSessionOutput } from '@wbd/domain/seats';
import type { Session } from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import { asHost, requireOwner, type HostPeople } from '../registrations/host.ts';
import { requireTakingPeople } from '../registrations/session-refusal.ts';
import type { CalledOffRepository } from './called-off.repository.ts';

export interface CallOffPorts extends OptimisticRetryPorts {
  people: HostPeople;
  sessions: CalledOffRepository;
  now(): Date;
}

/**
 * Calls a session off: no one gets a seat in it any more, and a trigger writes to everyone and frees the seats. Only the
 * seminar's owner may, until it begins. Calling off what is called off already is fine and keeps the first reason.
 * Refuses with `permission/denied`, `session/not-found`, `seminar/not-found`, and `session/past` once it has begun. Refuses a
 * replacement without a free seat with `session/not-found`, `session/called-off`, `session/past` or `session/full`.
 */
export async function callOffSession(
  ports: CallOffPorts,
  { sessionId, reason, replacement }: CallOffSessionInput,
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
    if (replacement !== null) {
      requireReplacement(session, (await ports.sessions.read(replacement)).session, now);
    }
    const { registrationCount: seats, waitingCount, heldSeats } = session;
    const calledOff = { at: now, reason, replacement, seats, waiting: waitingCount + heldSeats };
    return (await state.write(calledOff)) ? { sessionId } : null;
  });
}

/** @throws AppError `session/not-found`, `session/called-off`, `session/past`, `session/full` */
function requireReplacement(calledOff: Session, replacement: Session | null, now: Date): void {
  const isOther = replacement?.seminar === calledOff.seminar && replacement.id !== calledOff.id;
  requireTakingPeople(isOther ? replacement : null, 'member', now);
  if (replacement && freeSeats(replacement) === 0) throw new AppError('session/full');
}
