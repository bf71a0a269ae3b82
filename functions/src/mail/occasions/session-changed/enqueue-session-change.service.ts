import type { Seminar, Session, SessionAccess } from '@wbd/domain';
import { sessionChangedMail } from '../registration-mails.ts';
import type { RegistrationsRepository } from '../registrations.repository.ts';

export interface SessionChangePorts {
  registrations: RegistrationsRepository;
  now(): Date;
}

/** Whether the session is at another time or place than before. Its count of registrations does not matter. */
export function movesSession(before: Session, after: Session): boolean {
  return before.time.getTime() !== after.time.getTime() || before.location !== after.location;
}

/** Whether the directions or the meeting link are different. */
export function changesAccess(before: SessionAccess | null, after: SessionAccess | null): boolean {
  return (before?.directions.trim() ?? '') !== (after?.directions.trim() ?? '');
}

/** Whether what a calendar tells of the seminar is different: not its description, which may be improved quietly. */
export function changesEntries(before: Seminar, after: Seminar): boolean {
  return (
    before.title !== after.title ||
    before.duration !== after.duration ||
    before.online !== after.online
  );
}

/**
 * Enqueues a mail for each person who was registered when a session changed. Called again for the same change it adds
 * nothing. Participants of a session that has begun are not told.
 */
export async function enqueueSessionChange(
  ports: SessionChangePorts,
  sessionId: string,
  changedAt: Date,
): Promise<void> {
  const session = await ports.registrations.session(sessionId);
  if (session && session.time > ports.now()) {
    await enqueueForEveryone(ports.registrations, session, changedAt);
  }
}

/** The same for all coming sessions of a seminar. */
export async function enqueueSeminarChange(
  ports: SessionChangePorts,
  seminarId: string,
  changedAt: Date,
): Promise<void> {
  const { registrations } = ports;
  for await (const sessions of registrations.sessionsOfSeminar(seminarId, ports.now())) {
    for (const session of sessions) await enqueueForEveryone(registrations, session, changedAt);
  }
}

async function enqueueForEveryone(
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
