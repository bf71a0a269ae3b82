import type { Registration } from '@wbd/domain/seminars';
import { calendarFile } from '../../mail/letters/calendar/calendar-file.ts';
import { placeOf } from '../../mail/letters/registration/place.ts';
import { readRegistrationDetails } from '../../mail/letters/registration/registration-details.repository.ts';
import { registrationEntry } from '../../mail/letters/registration/registration-entry.ts';
import { mailSender } from '../../core/settings.ts';
import type { SeatDetails } from './seat-by-link.service.ts';

/** How to get in, and the calendar file, as the confirmation mail has them. */
export async function seatDetails(registration: Registration): Promise<SeatDetails> {
  const details = await readRegistrationDetails(registration);
  if (!details) return { meetingLink: null, access: null, calendar: null };
  const { meetingLink, access } = placeOf(details);
  const { email } = registration;
  if (email === null) return { meetingLink, access, calendar: null };
  const file = calendarFile('REQUEST', registrationEntry(details, email), mailSender());
  return { meetingLink, access, calendar: { filename: file.filename, content: file.content } };
}
