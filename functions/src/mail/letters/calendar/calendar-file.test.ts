import { readCalendar } from '../../../../test/calendar.ts';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const ORGANIZER = { name: 'WBD', address: 'no-reply@wbd.example' };

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  booking: 'ses-cus',
  moves: 0,
  revision: new Date('2031-06-24T08:00:00.900Z'),
  start: new Date('2031-07-01T16:00:00Z'),
  end: new Date('2031-07-01T17:30:00Z'),
  title: 'Geld verstehen',
  description: 'Für alle.',
  location: 'Köln',
  url: null,
  attendee: { name: 'Jörg Weiß', address: 'joerg@example.org' },
  ...changes,
});

const read = (changes: Partial<CalendarEntry> = {}, method: 'REQUEST' | 'CANCEL' = 'REQUEST') =>
  readCalendar(calendarFile(method, entry(changes), ORGANIZER).content);

test('the entry has a reminder an hour before, a cancelled one has none', () => {
  const alarmOf = (method: 'REQUEST' | 'CANCEL') =>
    /BEGIN:VALARM[\s\S]*TRIGGER:(\S+)[\s\S]*END:VALARM/.exec(
      calendarFile(method, entry(), ORGANIZER).content,
    )?.[1];
  expect(alarmOf('REQUEST')).toBe('-PT1H');
  expect(alarmOf('CANCEL')).toBeUndefined();
});

test('the link of the meeting reads as it was, whatever it holds', () => {
  for (const url of [
    'https://zoom.example/j/1?pwd=a,b;c&d=%2C',
    `https://teams.example/${'lang,'.repeat(40)}ende`,
  ]) {
    expect(read({ url }).url).toBe(url);
  }
  expect(read().url).toBeNull();
});

test('REG-08 it invites exactly one person, who need not answer', () => {
  const { method, organizer, attendee, status, event } = read();
  expect({ method, organizer, attendee, status }).toEqual({
    method: 'REQUEST',
    organizer: 'mailto:no-reply@wbd.example',
    attendee: 'MAILTO:joerg@example.org',
    status: 'CONFIRMED',
  });
  expect(event.uid).toBe('ses-cus@wbd');
  const [attendee1] = event.attendees;
  expect(attendee1?.getParameter('rsvp')).toBe('FALSE');
  expect(attendee1?.getParameter('cn')).toBe('Jörg Weiß');
});

test('REG-08 what came later has the higher sequence, a cancellation too, always under one UID', () => {
  const first = read();
  const changed = read({
    revision: new Date('2031-06-24T08:00:02Z'),
    title: 'Neu',
    location: 'Bonn',
  });
  const cancelled = read({ revision: new Date('2031-06-25T08:00:00Z') }, 'CANCEL');
  expect(changed.sequence).toBeGreaterThan(first.sequence);
  expect(cancelled.sequence).toBeGreaterThan(changed.sequence);
  expect(new Set([first, changed, cancelled].map(({ event }) => event.uid)).size).toBe(1);
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  expect(first.stamp).toMatch(/Z$/);
});

test('REG-08 sequences stay 32-bit numbers for every time of the clock', () => {
  expect(read({ revision: new Date('2020-01-01T00:00:00Z') }).sequence).toBe(0);
  expect(read({ revision: new Date('2200-01-01T00:00:00Z') }).sequence).toBe(2 ** 31 - 1);
});

test('REG-08 lines are at most 75 octets long, end with CRLF and lose nothing', () => {
  const title = `${'Größe; Maß, "Übermut" \\ 💶 '.repeat(9)}Ende`;
  const description = `Zeile eins\nZeile zwei: ${'äöüß€'.repeat(60)}`;
  const { content } = calendarFile('REQUEST', entry({ title, description }), ORGANIZER);
  const lines = content.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  const { event } = readCalendar(content);
  expect(event.summary).toBe(title);
  expect(event.description).toBe(description);
});

test('REG-08 the domain of an attendee is written as in the header of the mail', () => {
  const { attendee } = read({ attendee: { name: 'Anna', address: 'anna@müller.example' } });
  expect(attendee).toBe('MAILTO:anna@xn--mller-kva.example');
});

test('REG-08 what people typed adds no line and no parameter', () => {
  const evil = 'X"\r\nATTENDEE:mailto:all@example.org\u0000;CN="Y';
  const { content } = calendarFile(
    'REQUEST',
    entry({
      title: evil,
      description: evil,
      location: evil,
      attendee: { name: evil, address: 'a@example.org' },
    }),
    ORGANIZER,
  );
  expect(content.match(/^ATTENDEE/gm)).toHaveLength(1);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  const { event } = readCalendar(content);
  expect(event.attendees).toHaveLength(1);
  expect(event.attendees[0]?.getFirstValue()?.toString()).toBe('MAILTO:a@example.org');
});
