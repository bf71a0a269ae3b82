import { appointmentSchema, type Appointment } from '@wbd/domain/appointments';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { pagesOf } from '../../../core/pages-of.ts';
import { appointmentReminderMail } from '../appointment-mails.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { QUIET_AFTER_REGISTRATION_MS, REMINDER_AHEAD_MS } from './reminder-times.ts';

const HOUR_MS = 3_600_000;
const PAGE = 300;

/**
 * Enqueues two reminders once each: a day and an hour before an appointment. Skips people who
 * booked shortly before, because they have just received the confirmation.
 * @returns the number of added mails
 */
export async function enqueueAppointmentReminders(now: Date): Promise<number> {
  let added = 0;
  for await (const appointments of comingAppointments(now)) {
    const mails = appointments.flatMap((appointment) => reminderOf(appointment, now) ?? []);
    added += await registrationsRepository.addMissing(mails);
  }
  return added;
}

function reminderOf(appointment: Appointment, now: Date) {
  const { email, start, changedAt } = appointment;
  if (email === null) return null;
  const ahead = start.getTime() - now.getTime() <= HOUR_MS ? 'hour' : 'day';
  const quietMs = ahead === 'hour' ? HOUR_MS : QUIET_AFTER_REGISTRATION_MS;
  if (now.getTime() - changedAt.getTime() < quietMs) return null;
  return appointmentReminderMail(appointment, ahead, now);
}

async function* comingAppointments(now: Date): AsyncGenerator<Appointment[]> {
  const until = new Date(now.getTime() + REMINDER_AHEAD_MS);
  const coming = db
    .collection('appointments')
    .where('state', '==', 'booked')
    .where('start', '>', now)
    .where('start', '<=', until)
    .orderBy('start');
  for await (const docs of pagesOf(coming, PAGE)) yield parseDocuments(appointmentSchema, docs);
}
