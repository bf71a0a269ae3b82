import type { Appointment, AppointmentByLink } from '@wbd/domain/appointments';
import { mailSender } from '../../../core/settings.ts';
import { appointmentEntry } from '../../../mail/letters/appointments/appointment-entry.ts';
import { calendarFile } from '../../../mail/letters/calendar/calendar-file.ts';
import { readContact } from '../../../mail/letters/registration/contact.repository.ts';

/** The calendar file that mails attach; null without an e-mail address, which the file has to contain. */
export async function appointmentFile(
  appointment: Appointment,
): Promise<AppointmentByLink['calendar']> {
  const contact = await readContact(appointment.advisor);
  if (!contact || appointment.email === null) return null;
  const entry = appointmentEntry({ appointment, contact }, appointment.email);
  const { filename, content } = calendarFile('REQUEST', entry, mailSender());
  return { filename, content };
}
