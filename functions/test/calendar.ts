import ICAL from 'ical.js';

/** Reads a calendar file as a calendar does. */
export function readCalendar(file: string) {
  const calendar = ICAL.Component.fromString(file);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  const property = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
  const instantOf = (name: 'dtstart' | 'dtend') => {
    const time = component.getFirstPropertyValue(name);
    if (!(time instanceof ICAL.Time)) throw new Error(`${name} is no time.`);
    // the zone as this very file defines it
    if (zone && time.zone.tzid === 'Europe/Berlin') time.zone = new ICAL.Timezone(zone);
    return new Date(time.toUnixTime() * 1000);
  };
  return {
    method: calendar.getFirstPropertyValue('method')?.toString() ?? null,
    event: new ICAL.Event(component),
    zone: zone?.getFirstPropertyValue('tzid')?.toString() ?? null,
    sequence: Number(property('sequence')),
    status: property('status'),
    organizer: property('organizer'),
    attendee: property('attendee'),
    stamp: property('dtstamp'),
    url: property('url'),
    start: instantOf('dtstart'),
    end: instantOf('dtend'),
  };
}
