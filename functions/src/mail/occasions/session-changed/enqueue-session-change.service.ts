import { isReminded, type Seminar, type Session, type SessionAccess } from '@wbd/domain/seminars';
import { sessionChangedMail, waitingChangedMail } from '../registration-mails.ts';
import type { RegistrationsRepository } from '../registrations.repository.ts';

export interface SessionChangePorts {
  registrations: RegistrationsRepository;
  now(): Date;
}

/** Whether the session is at another time or place than before. Its count of registrations does not matter. */
export function movesSession(
  before: Pick<Session, 'time' | 'location'>,
  after: Pick<Session, 'time' | 'location'>,
): boolean {
  return before.time.getTime() !== after.time.getTime() || before.location !== after.location;
}

type Directions = Pick<SessionAccess, 'directions'> | null;

/** Whether the directions or the meeting link are different. */
export function changesAccess(before: Directions, after: Directions): boolean {
  return (before?.directions.trim() ?? '') !== (after?.directions.trim() ?? '');
}

type Entries = Pick<Seminar, 'title' | 'duration' | 'online'>;

/** Whether what a calendar tells of the seminar is different: not its description, which may be improved quietly. */
export function changesEntries(before: Entries, after: Entries): boolean {
  return (
    before.title !== after.title ||
    before.duration !== after.duration ||
    before.online !== after.online
  );
}

/**
 * Enqueues a mail for each person who was registered or on the waiting list when a session changed. Called again for the same
 * change it adds nothing. No mails once the session has begun or is called off.
 */
export async function enqueueSessionChange(
  ports: SessionChangePorts,
  sessionId: string,
  changedAt: Date,
): Promise<void> {
  const session = await enqueueAccessChange(ports, sessionId, changedAt);
  if (session) await enqueueForWaiting(ports.registrations, session, changedAt);
}

/**
 * Enqueues a mail for each person who was registered when the access changed: later registrations get it in their
 * confirmation.
 * @returns the session, null when it has begun, is called off or gone
 */
export async function enqueueAccessChange(
  ports: SessionChangePorts,
  sessionId: string,
  changedAt: Date,
): Promise<Session | null> {
  const session = await ports.registrations.session(sessionId);
  if (!session || !isReminded(session, ports.now())) return null;
  await enqueueForRegistered(ports.registrations, session, changedAt);
  return session;
}

/** The same for all coming sessions of a seminar. */
export async function enqueueSeminarChange(
  ports: SessionChangePorts,
  seminarId: string,
  changedAt: Date,
): Promise<void> {
  const { registrations } = ports;
  for await (const sessions of registrations.sessionsOfSeminar(seminarId, ports.now())) {
    for (const session of sessions) {
      if (!isReminded(session, ports.now())) continue;
      await enqueueForRegistered(registrations, session, changedAt);
      await enqueueForWaiting(registrations, session, changedAt);
    }
  }
}

async function enqueueForRegistered(
  registrations: RegistrationsRepository,
  session: Session,
  changedAt: Date,
): Promise<void> {
  for await (const registered of registrations.registeredBefore(session.id, changedAt)) {
    const reachable = registered.filter(({ email }) => email !== null);
    await registrations.addMissing(
      reachable.map((registration) => sessionChangedMail(registration, changedAt)),
    );
  }
}

async function enqueueForWaiting(
  registrations: RegistrationsRepository,
  { id, waitingCount, heldSeats }: Session,
  changedAt: Date,
): Promise<void> {
  // most sessions have no list
  if (waitingCount + heldSeats === 0) return;
  const waiting = await registrations.waitingSince(id, changedAt);
  await registrations.addMissing(waiting.map((entry) => waitingChangedMail(entry, changedAt)));
}
