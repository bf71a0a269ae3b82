/** A session for the calendars that take it from a link. */
export interface LinkedEntry {
  title: string;
  start: Date;
  /** minutes */
  duration: number;
  location: string;
  /** how to get in and where to change it */
  description: string;
}

/** So that the whole address stays below what servers accept. In UTF-16 units. */
const LONGEST_TEXT = 500;
const MINUTE_MS = 60_000;
/** What a cut leaves of a character that takes two units; it cannot stand in an address. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/**
 * Addresses that open a new entry in a calendar on the web.
 * Parameters: https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
 */
export function calendarLinks(entry: LinkedEntry) {
  const { start, duration } = entry;
  const end = new Date(start.getTime() + duration * MINUTE_MS);
  const [title, location, description] = [
    shortened(entry.title),
    shortened(entry.location),
    shortened(entry.description),
  ];
  const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location,
    body: description,
  };
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      location,
      details: description,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    microsoft365: address('https://outlook.office.com/calendar/0/deeplink/compose', outlook),
  };
}

const shortened = (text: string) => text.slice(0, LONGEST_TEXT).replace(HALF_CHARACTER, '');

function address(base: string, parameters: Record<string, string>): string {
  // calendars show a plus where a form's encoding has a space
  return `${base}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;
}
