import { hasBegun, type CancellationMail } from '@wbd/domain';
import { cancellationMail } from '../../mail/occasions/registration-mails.ts';
import { untilNone } from '../../shared/until-none.ts';
import type { WaitingListsRepository } from '../../waiting-list/waiting-lists.repository.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { OwnSessionsRepository, SessionState } from './own-sessions.repository.ts';

export interface CancelSessionsPorts {
  sessions: OwnSessionsRepository;
  lists: Pick<WaitingListsRepository, 'read'>;
  now(): Date;
}

/** A registration can get in the way of each round; none begins once the session is hidden. */
const MOST_CONFLICTS = 50;

/**
 * Removes the advisor's seminars. Who has a seat in a session that is still to come is told that it does not take place;
 * past sessions go without a word.
 */
export function cancelSessions(ports: CancelSessionsPorts): RunStep {
  return async ({ id: uid }, deadline) => {
    for (;;) {
      const some = await ports.sessions.some('sessions', uid);
      if (some.length === 0) break;
      for (const sessionId of some) {
        if (deadline.isOver()) return false;
        await cancelSession(ports, sessionId);
      }
    }
    await untilNone(
      () => ports.sessions.some('seminars', uid),
      (seminarId) => seminarId,
      (some) => Promise.all(some.map((seminarId) => ports.sessions.deleteSeminar(seminarId))),
    );
    return true;
  };
}

async function cancelSession(ports: CancelSessionsPorts, sessionId: string): Promise<void> {
  // a seat that becomes free is offered to no one then
  await ports.sessions.hide(sessionId);
  await closeList(ports, sessionId);
  for (let conflicts = 0; conflicts < MOST_CONFLICTS;) {
    const state = await ports.sessions.read(sessionId);
    if (!state.session) return;
    const isWritten = state.isEmpty
      ? await state.delete()
      : await state.free(newsOf(state, ports.now()));
    if (isWritten && state.isEmpty) return;
    if (!isWritten) conflicts += 1;
  }
  throw contested(sessionId);
}

async function closeList(ports: CancelSessionsPorts, sessionId: string): Promise<void> {
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
    const list = await ports.lists.read(sessionId, ports.now());
    if (await list.close()) return;
  }
  throw contested(sessionId);
}

const contested = (sessionId: string) => new Error(`sessions/${sessionId} stays contested`);

function newsOf({ session, seminar, registrations }: SessionState, now: Date): CancellationMail[] {
  if (!session || !seminar || hasBegun(session, now)) return [];
  const leaving = { session, seminar, now, reason: 'session-cancelled' } as const;
  return registrations.map((registration) => cancellationMail(registration, leaving));
}
