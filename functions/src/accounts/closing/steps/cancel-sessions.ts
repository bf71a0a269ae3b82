import { untilNone } from '../../../core/until-none.ts';
import {
  clearSession,
  type ClearSessionPorts,
} from '../../../seats/calling-off/clear-session.service.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { OwnSessionsRepository } from './own-sessions.repository.ts';

export interface CancelSessionsPorts extends ClearSessionPorts {
  sessions: OwnSessionsRepository;
}

/**
 * Removes the advisor's seminars. People with a seat in an upcoming session, or waiting for one, and the colleagues
 * whose customers they are get a mail that it is cancelled; past sessions are removed without mails.
 */
export function cancelSessions(ports: CancelSessionsPorts): RunStep {
  return async ({ id: uid, orderedAt }, deadline) => {
    const order = { effect: 'session-cancelled', owner: uid, orderedAt, note: null } as const;
    for (;;) {
      const some = await ports.sessions.some('sessions', uid);
      if (some.length === 0) break;
      for (const sessionId of some) {
        if (deadline.isOver()) return false;
        await clearSession(ports, sessionId, order);
        // one that was not deleted comes up again
        await ports.sessions.deleteEmpty(sessionId);
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
