import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import {
  isReminded,
  type PreviewSessionChangeInput,
  type Seminar,
  type Session,
  type SessionChangePreview,
} from '@wbd/domain/seminars';
import type { AccountCaller } from '../../core/caller.ts';
import {
  changesAccess,
  changesEntries,
  movesSession,
} from '../../mail/occasions/session-changed/enqueue-session-change.service.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import type { ChangedPeopleRepository } from './changed-people.repository.ts';

/** Data for the mail to participants of one session. */
export interface ChangedSession {
  advisor: Advisor;
  seminar: Seminar;
  session: Session;
  directions: string;
  now: Date;
}

export interface PreviewSessionChangePorts {
  people: Pick<PeopleRepository, 'seminar'>;
  changed: ChangedPeopleRepository;
  /** writes the mail to an example person */
  write(changed: ChangedSession): Promise<{ subject: string; text: string } | null>;
  now(): Date;
}

/**
 * Previews who would get a mail about an unsaved edit, and its content. Changes nothing.
 * @throws AppError `seminar/not-found`, `permission/denied` unless the advisor owns the seminar
 */
export async function previewSessionChange(
  ports: PreviewSessionChangePorts,
  { seminarId, sessions, ...content }: PreviewSessionChangeInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<SessionChangePreview> {
  const seminar = await ports.people.seminar(seminarId);
  if (!seminar) throw new AppError('seminar/not-found');
  if (seminar.advisor !== advisor.id) throw new AppError('permission/denied');
  const now = ports.now();
  const stored = await ports.changed.coming(seminarId, now);
  const coming = stored.filter(({ session }) => isReminded(session, now));
  const isOther = changesEntries(seminar, content);

  let [reached, unreached, waitingClosed] = [0, 0, 0];
  let isImportant = false;
  let mail: SessionChangePreview['mail'] = null;
  for (const before of coming) {
    const { session } = before;
    const waiting = session.waitingCount + session.heldSeats;
    const wanted = sessions.find(({ id }) => id === session.id);
    if (!wanted) {
      waitingClosed += waiting;
      continue;
    }
    const after = { ...wanted, time: new Date(wanted.time) };
    const isMoved = movesSession(session, after);
    const isAccess = changesAccess(before, after);
    if (!isMoved && !isAccess && !isOther) continue;
    const registrations =
      session.registrationCount === 0 ? [] : await ports.changed.registrations(session.id, now);
    const reachable = registrations.filter(({ email }) => email !== null).length;
    reached += reachable + (isMoved || isOther ? waiting : 0);
    unreached += registrations.length - reachable;
    isImportant ||= isMoved || isAccess;
    if (mail === null && reachable > 0) {
      const { time, location, directions } = after;
      const changed = { ...session, time, location };
      const next = { ...seminar, ...content };
      mail = await ports.write({ advisor, seminar: next, session: changed, directions, now });
    }
  }
  return { reached, unreached, waitingClosed, isImportant, mail };
}
