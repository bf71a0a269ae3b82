import { isReminded, type Session } from '@wbd/domain/seminars';
import { reminderMail } from '../registration-mails.ts';
import type { RegistrationsRepository } from '../registrations.repository.ts';
import { QUIET_AFTER_REGISTRATION_MS, REMINDER_AHEAD_MS } from './reminder-times.ts';

/** Sessions handled in parallel. */
const AT_ONCE = 10;

export interface ReminderPorts {
  registrations: RegistrationsRepository;
  now(): Date;
}

export interface EnqueuedReminders {
  /** how many sessions begin soon */
  sessions: number;
  /** how many reminders were added */
  reminders: number;
}

/** Enqueues a reminder for each participant of a session that begins soon, once, no matter how often it is called. */
export async function enqueueReminders(ports: ReminderPorts): Promise<EnqueuedReminders> {
  const { registrations } = ports;
  const at = ports.now();
  const until = new Date(at.getTime() + REMINDER_AHEAD_MS);
  const total: EnqueuedReminders = { sessions: 0, reminders: 0 };
  for await (const sessions of registrations.sessionsBetween(at, until)) {
    const attended = sessions.filter(
      (session) => session.registrationCount > 0 && isReminded(session, at),
    );
    for (let first = 0; first < attended.length; first += AT_ONCE) {
      const batch = attended.slice(first, first + AT_ONCE);
      const added = await Promise.all(
        batch.map((one) => enqueueForSession(registrations, one, at)),
      );
      total.reminders += added.reduce((sum, reminders) => sum + reminders, 0);
    }
    total.sessions += sessions.length;
  }
  return total;
}

async function enqueueForSession(
  registrations: RegistrationsRepository,
  session: Session,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - QUIET_AFTER_REGISTRATION_MS);
  let added = 0;
  for await (const registered of registrations.registeredBefore(session.id, before)) {
    const reachable = registered.filter(({ email }) => email !== null);
    added += await registrations.addMissing(
      reachable.map((registration) => reminderMail(registration, session, now)),
    );
  }
  return added;
}
