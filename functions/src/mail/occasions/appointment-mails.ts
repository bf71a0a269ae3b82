import type { Appointment } from '@wbd/domain/appointments';
import type { Mail, MailOf } from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/** The confirmation for the person, and the notification for the advisor. */
export function bookedMails(appointment: Appointment, now: Date): Mail[] {
  return [
    confirmationOf(appointment, null, now),
    newsOf(appointment, { news: 'booked', movedFrom: null }, now),
  ];
}

export function movedMails(appointment: Appointment, movedFrom: Date, now: Date): Mail[] {
  return [
    confirmationOf(appointment, movedFrom, now),
    newsOf(appointment, { news: 'moved', movedFrom }, now),
  ];
}

/** Mails when the person cancels. */
export function cancelledMails(appointment: Appointment, now: Date): Mail[] {
  return [
    ...calledOffMails(appointment, now),
    newsOf(appointment, { news: 'cancelled', movedFrom: null }, now),
  ];
}

/** Mails when the advisor cancels or closes the account. */
export function calledOffMails(appointment: Appointment, now: Date): Mail[] {
  const kind = 'appointment-cancelled';
  return [
    {
      ...queuedRow(kind, keyOf(appointment), appointment.advisor, now),
      ...about(appointment, now),
    },
  ];
}

/** The reminder a day or an hour before. A moved appointment gets new reminders. */
export function appointmentReminderMail(
  appointment: Appointment,
  ahead: MailOf<'appointment-reminder'>['ahead'],
  now: Date,
): MailOf<'appointment-reminder'> {
  const kind = 'appointment-reminder';
  const key = [...keyOf(appointment), ahead];
  return { ...queuedRow(kind, key, appointment.advisor, now), ...about(appointment, now), ahead };
}

function confirmationOf(
  appointment: Appointment,
  movedFrom: Date | null,
  now: Date,
): MailOf<'appointment-confirmation'> {
  const kind = 'appointment-confirmation';
  const row = queuedRow(kind, keyOf(appointment), appointment.advisor, now);
  return { ...row, ...about(appointment, now), movedFrom };
}

function newsOf(
  appointment: Appointment,
  told: Pick<MailOf<'appointment-news'>, 'news' | 'movedFrom'>,
  now: Date,
): MailOf<'appointment-news'> {
  const kind = 'appointment-news';
  const { advisor: uid, start } = appointment;
  const row = queuedRow(kind, keyOf(appointment), uid, now);
  return { ...row, ...about(appointment, now), uid, start, ...told };
}

const keyOf = ({ id, changes }: Appointment): [string, number] => [id, changes];

function about({ id: appointment, customer, changes }: Appointment, now: Date) {
  return { appointment, customer, changes, writtenAt: now };
}
