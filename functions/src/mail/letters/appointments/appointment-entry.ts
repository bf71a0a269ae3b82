import type { CalendarEntry } from '../calendar/calendar-file.ts';
import { appointmentAddress } from '../../../core/appointment-token.ts';
import { calendarTexts } from '@wbd/domain/seats';
import { advisorNameOf, placeText, type AppointmentDetails } from './appointment-part.tsx';

/** The appointment's calendar entry for the person. */
export function appointmentEntry(details: AppointmentDetails, address: string): CalendarEntry {
  const { appointment } = details;
  const name = advisorNameOf(details);
  const { id, title, place, start, end, changes, changedAt, firstName, lastName } = appointment;
  const url = place.kind === 'online' ? place.link : null;
  const manage = calendarTexts.manage(appointmentAddress(appointment));
  return {
    booking: `appointment-${id}`,
    moves: changes,
    revision: changedAt,
    start,
    end,
    title: `${title}: ${name}`,
    description: [url, manage].filter((line) => line !== null).join('\n\n'),
    location: placeText(place, name),
    url,
    attendee: { name: `${firstName} ${lastName}`, address },
  };
}
