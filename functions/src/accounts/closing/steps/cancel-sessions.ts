import type { CancellationMail } from '@wbd/domain/mails';
import { hasBegun } from '@wbd/domain/time';
import { cancellationMail, waitingClosedMail } from '../../../mail/occasions/registration-mails.ts';
import { untilNone } from '../../../core/until-none.ts';
import type { WaitingListsRepository } from '../../../seats/waiting-list/waiting-lists.repository.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { Closure } from '../closure.ts';
import type { OwnSessionsRepository, SessionState } from './own-sessions.repository.ts';
import { tellColleagues, type TellColleaguesPorts } from './tell-colleagues.ts';

export interface CancelSessionsPorts extends TellColleaguesPorts {
  sessions: OwnSessionsRepository;
  lists: Pick<WaitingListsRepository, 'read' | 'list'>;
  now(): Date;
}

/** A registration can get in the way of each round; none begins once the session is hidden. */
const MOST_CONFLICTS = 50;

/**
 * Removes the advisor's seminars. People with a seat in an upcoming session, or waiting for one, and the colleagues
 * whose customers they are get a mail that it is cancelled; past sessions are removed without mails.
 */
export function cancelSessions(ports: CancelSessionsPorts): RunStep {
  return async (closure, deadline) => {
    const { id: uid } = closure;
    for (;;) {
      const some = await ports.sessions.some('sessions', uid);
      if (some.length === 0) break;
      for (const sessionId of some) {
        if (deadline.isOver()) return false;
        await cancelSession(ports, closure, sessionId);
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

async function cancelSession(
  ports: CancelSessionsPorts,
  closure: Closure,
  sessionId: string,
): Promise<void> {
  // a seat that becomes free is offered to no one then
  await ports.sessions.hide(sessionId);
  await closeList(ports, closure, sessionId);
  for (let conflicts = 0; conflicts < MOST_CONFLICTS;) {
    const state = await ports.sessions.read(sessionId);
    if (!state.session) return;
    await tellOthers(ports, closure, state, state.registrations);
    const isWritten = state.isEmpty
      ? await state.delete()
      : await state.free(newsOf(state, ports.now()));
    if (isWritten && state.isEmpty) return;
    if (!isWritten) conflicts += 1;
  }
  throw contested(sessionId);
}

async function closeList(
  ports: CancelSessionsPorts,
  closure: Closure,
  sessionId: string,
): Promise<void> {
  const state = await ports.sessions.read(sessionId);
  const leaving = leavingOf(state, ports.now());
  if (leaving) await tellOthers(ports, closure, state, await ports.lists.list(sessionId));
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
    const list = await ports.lists.read(sessionId, ports.now());
    const isClosed = await list.close(leaving && ((entry) => waitingClosedMail(entry, leaving)));
    if (isClosed) return;
  }
  throw contested(sessionId);
}

const contested = (sessionId: string) => new Error(`sessions/${sessionId} stays contested`);

/** What there is to tell of a session; nothing when it has begun. */
function leavingOf({ session, seminar }: SessionState, now: Date) {
  if (!session || !seminar || hasBegun(session, now)) return undefined;
  return { session, seminar, now, reason: 'session-cancelled' } as const;
}

function newsOf(state: SessionState, now: Date): CancellationMail[] {
  const leaving = leavingOf(state, now);
  if (!leaving) return [];
  return state.registrations.map((registration) => cancellationMail(registration, leaving));
}

/** The colleagues whose customers are among these people. */
async function tellOthers(
  ports: CancelSessionsPorts,
  { id: uid, orderedAt }: Closure,
  state: SessionState,
  people: readonly { advisor: string }[],
): Promise<void> {
  const leaving = leavingOf(state, ports.now());
  if (!leaving) return;
  const colleagues = new Set(people.map(({ advisor }) => advisor));
  colleagues.delete(uid);
  await tellColleagues(ports, colleagues, { effect: 'session-cancelled', ...leaving, orderedAt });
}
