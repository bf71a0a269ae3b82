import { bookingOf, calendarTexts } from '@wbd/domain/seats';
import type { CalendarEntry } from '../calendar/calendar-file.ts';
import { seatAddress, seatToken } from '../../../core/seat-token.ts';
import { placeOf } from './place.ts';
import { endOf, type RegistrationDetails } from './registration-details.ts';

/** The session as a participant's calendar shows it. */
export function registrationEntry(details: RegistrationDetails, address: string): CalendarEntry {
  const { registration, session, seminar, contact, revision } = details;
  const { location, meetingLink, access } = placeOf(details);
  const manage = calendarTexts.manage(seatAddress(seatToken(registration)));
  const lines = [seminar.description, contact.name, meetingLink ?? access ?? '', manage];
  return {
    booking: bookingOf(registration),
    moves: registration.moves,
    revision,
    start: session.time,
    end: endOf(session, seminar),
    title: seminar.title,
    description: lines.filter((line) => line !== '').join('\n\n'),
    location,
    url: meetingLink,
    attendee: { name: `${registration.firstName} ${registration.lastName}`, address },
  };
}
