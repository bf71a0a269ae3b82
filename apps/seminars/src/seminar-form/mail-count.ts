import type { SessionEntry } from '@wbd/data/sessions';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';

type Told = Pick<Seminar, 'title' | 'duration' | 'online'>;
type Stored = SessionEntry & Pick<Session, 'registrationCount' | 'waitingCount' | 'heldSeats'>;

/**
 * How many people get a mail when a changed seminar is saved: the server tells participants and waiting lists of another
 * date, place, title or length, participants of another way to get in, and waiting lists that their session is called off.
 */
export function mailsOnSave(
  seminar: { before: Told; after: Told },
  stored: readonly Stored[],
  after: readonly SessionEntry[],
  now: Date,
): number {
  const { before, after: next } = seminar;
  const isOther =
    before.title !== next.title ||
    before.duration !== next.duration ||
    before.online !== next.online;
  return stored
    .filter((session) => !hasBegun(session, now))
    .map((session) => {
      const { registrationCount } = session;
      const all = registrationCount + session.waitingCount + session.heldSeats;
      const entry = after.find(({ id }) => id === session.id);
      if (!entry || isOther || isMoved(session, entry)) return all;
      return entry.directions === session.directions.trim() ? 0 : registrationCount;
    })
    .reduce((sum, count) => sum + count, 0);
}

function isMoved(session: SessionEntry, { time, location }: SessionEntry): boolean {
  return session.time.getTime() !== time.getTime() || session.location !== location;
}
