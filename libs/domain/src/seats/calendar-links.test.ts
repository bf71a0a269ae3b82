import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const entry = {
  title: 'Rente & Rätsel: 100 %',
  start: new Date('2031-07-01T16:00:00Z'),
  duration: 90,
  location: 'Köln, Großer Saal',
  description: 'Absagen oder umbuchen: https://wbd.example/action/platz#abc+d',
};

test('each calendar gets the entry as it is', () => {
  const { google, outlook, microsoft365 } = calendarLinks(entry);
  const inGoogle = new URL(google).searchParams;
  expect(Object.fromEntries(inGoogle)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20310701T160000Z/20310701T173000Z',
    location: entry.location,
    details: entry.description,
  });
  for (const address of [outlook, microsoft365]) {
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      subject: entry.title,
      startdt: '2031-07-01T16:00:00.000Z',
      enddt: '2031-07-01T17:30:00.000Z',
      location: entry.location,
      body: entry.description,
    });
    expect(address).not.toContain('+');
  }
});

test('long texts are cut, and no half of a character is left', () => {
  const { google } = calendarLinks({ ...entry, title: `x${'💶'.repeat(300)}`, location: '\uD83D' });
  const { searchParams } = new URL(google);
  expect(searchParams.get('text')).toBe(`x${'💶'.repeat(249)}`);
  expect(searchParams.get('location')).toBe('');
});
