import { TZDate } from '@date-fns/tz';
import { TIME_ZONE } from '@wbd/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Confirmation } from './confirmation.ts';
import { placeOf } from './place.ts';

/**
 * The session as a calendar file. Its UID belongs to session and customer, so that a calendar replaces the entry
 * instead of adding a second one.
 */
export function calendarFile(confirmation: Confirmation): string {
  const { session, seminar, registration, advisorName } = confirmation;
  const { location, directions, meetingLink } = placeOf(confirmation);
  const calendar = ical({
    prodId: { company: 'WBD', product: 'Seminare', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    // the event alone is in Berlin's time: with a zone for the whole file DTSTAMP would not be UTC
    timezone: { name: null, generator: timeZoneBlock },
  });
  calendar.createEvent({
    id: `${session.id}-${registration.customer}@wbd`,
    stamp: registration.registeredAt,
    start: inBerlin(session.time),
    end: inBerlin(new Date(session.time.getTime() + seminar.duration * 60_000)),
    timezone: TIME_ZONE,
    summary: seminar.title,
    description: [seminar.description, advisorName, meetingLink ?? directions ?? '']
      .filter((line) => line !== '')
      .join('\n\n'),
    location: meetingLink ?? [location, directions ?? ''].filter((part) => part !== '').join(', '),
    status: ICalEventStatus.CONFIRMED,
    ...(meetingLink && { url: meetingLink }),
  });
  return calendar.toString();
}

/** The generator writes what a date calls its hours: these are Berlin's, wherever the server is. */
function inBerlin(instant: Date): Date {
  return new TZDate(instant, TIME_ZONE);
}

function timeZoneBlock(name: string): string {
  const [block] = tzlib_get_ical_block(name);
  if (!block) throw new Error(`No time zone called ${name}`);
  return block;
}
