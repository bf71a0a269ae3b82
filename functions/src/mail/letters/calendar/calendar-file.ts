import { TZDate } from '@date-fns/tz';
import { comesTwice, TIME_ZONE } from '@wbd/domain/time';
import ical, {
  foldLines,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { withAsciiDomain } from '../../recipients/mailbox.ts';
import { oneLine } from '../layout/mail-words.ts';

/** Sequence numbers are seconds since then: they fit into 32 bits until 2094. */
const SEQUENCE_BEGIN = Date.UTC(2026, 0, 1);
const LAST_SEQUENCE = 2 ** 31 - 1;
/** Time to get ready, or to find the link. */
const REMINDER_SECONDS = 3_600;

interface Person {
  name: string;
  address: string;
}

/** A session in one person's calendar. */
export interface CalendarEntry {
  /** the entry's identity, which moves and merges keep */
  booking: string;
  /** how often the seat has moved: counts when two revisions fall into one second */
  moves: number;
  /** when the latest of its facts was written; of two entries, calendars keep the later revision */
  revision: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  location: string;
  /** of the meeting */
  url: string | null;
  attendee: Person;
}

/** The calendar part of a mail, also attached as a file. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  filename: string;
  content: string;
}

/**
 * The entry as an invitation (RFC 5546), which calendars add, replace and remove by themselves.
 * @param method REQUEST for the entry as it now is, CANCEL when it is to go
 * @param organizer the sender of the mail: calendars accept an update only from the address that invited
 */
export function calendarFile(
  method: CalendarFile['method'],
  entry: CalendarEntry,
  organizer: Person,
): CalendarFile {
  const calendar = ical({
    prodId: { company: 'WBD', product: 'Seminare', language: 'DE' },
    method: ICalCalendarMethod[method],
    // the event alone is in Berlin's time: with a zone for the whole file DTSTAMP would not be UTC
    timezone: { name: null, generator: timeZoneBlock },
  });
  const event = calendar.createEvent({
    id: `${entry.booking}@wbd`,
    sequence: sequenceOf(entry),
    stamp: entry.revision,
    ...times(entry),
    summary: oneLine(entry.title),
    description: printable(entry.description),
    location: printable(entry.location),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(organizer.name), email: organizer.address },
    attendees: [
      {
        name: oneLine(entry.attendee.name),
        email: withAsciiDomain(entry.attendee.address),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  if (method === 'REQUEST') {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: REMINDER_SECONDS,
      description: oneLine(entry.title),
    });
  }
  return { method, filename: 'termin.ics', content: withUrl(calendar.toString(), entry.url) };
}

/** The generator escapes commas and semicolons, which the value of a URL must not have (RFC 5545, 3.3.13). */
function withUrl(calendar: string, url: string | null): string {
  if (url === null) return `${calendar}\r\n`;
  const line = foldLines(`URL;VALUE=URI:${new URL(url).href}`);
  return `${calendar.replace(/^(?=STATUS:)/m, `${line}\r\n`)}\r\n`;
}

/**
 * Berlin's time, so that calendars show it as the mail does. Only the hour that comes twice when summer time ends is
 * written in UTC, because calendars disagree on which of the two a local time means.
 */
function times({ start, end }: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  if (comesTwice(start) || comesTwice(end)) return { start, end };
  // the generator writes what a date calls its hours: these are Berlin's, wherever the server is
  const inBerlin = (instant: Date) => new TZDate(instant, TIME_ZONE);
  return { start: inBerlin(start), end: inBerlin(end), timezone: TIME_ZONE };
}

function sequenceOf({ revision, moves }: CalendarEntry): number {
  const seconds = Math.floor((revision.getTime() - SEQUENCE_BEGIN) / 1000) + moves;
  return Math.min(Math.max(seconds, 0), LAST_SEQUENCE);
}

/** Calendars refuse files with control characters other than line breaks. */
function printable(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
}

function timeZoneBlock(name: string): string {
  const [block] = tzlib_get_ical_block(name);
  if (!block) throw new Error(`No time zone called ${name}`);
  return block;
}
