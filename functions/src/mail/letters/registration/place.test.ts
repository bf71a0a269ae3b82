import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const place = (online: boolean, directions: string | null) =>
  placeOf({
    directions,
    session: {
      id: 's',
      seminar: 'sem',
      advisor: 'adv',
      time: new Date(0),
      location: 'Köln',
      maxParticipants: 1,
      registrationCount: 0,
    },
    seminar: {
      id: 'sem',
      advisor: 'adv',
      org: 'org',
      title: 'Titel',
      description: '',
      duration: 60,
      online,
      video: null,
      trailer: null,
      preview: null,
      thumb: null,
      pdf: null,
      createdAt: new Date(0),
    },
  });

test.each([
  [true, 'meet.example.org/abc', 'https://meet.example.org/abc', null],
  [true, 'http://meet.example.org', 'http://meet.example.org/', null],
  [true, 'javascript:alert(1)', null, 'javascript:alert(1)'],
  [true, 'Der Link kommt am Vortag', null, 'Der Link kommt am Vortag'],
  [false, 'https://karte.example.org', null, 'https://karte.example.org'],
  [false, 'Hof, 2. Stock', null, 'Hof, 2. Stock'],
  [true, '  ', null, null],
  [false, null, null, null],
])('REG-08 online %s, directions %j', (online, directions, meetingLink, told) => {
  expect(place(online, directions)).toEqual({ location: 'Köln', directions: told, meetingLink });
});
