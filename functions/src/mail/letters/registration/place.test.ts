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
      waitingCount: 0,
      heldSeats: 0,
      calledOff: null,
      hidden: false,
      audience: 'public',
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
      videoCaptions: null,
      trailer: null,
      trailerCaptions: null,
      preview: null,
      thumb: null,
      pdf: null,
      hidden: false,
      audience: 'public',
      excluded: false,
      createdAt: new Date(0),
      dates: [],
      calledOffDates: [],
    },
  });

test.each([
  [true, 'meet.example.org/abc', 'Köln', 'https://meet.example.org/abc', null],
  [true, 'http://meet.example.org', 'Köln', 'http://meet.example.org/', null],
  [true, 'javascript:alert(1)', 'Köln', null, 'javascript:alert(1)'],
  [true, 'Der Link kommt am Vortag', 'Köln', null, 'Der Link kommt am Vortag'],
  [false, 'https://karte.example.org', 'https://karte.example.org', null, null],
  [false, ' Löwenplatz 1, 50667 Köln ', 'Löwenplatz 1, 50667 Köln', null, null],
  [true, '  ', 'Köln', null, null],
  [false, '  ', 'Köln', null, null],
  [false, null, 'Köln', null, null],
])('REG-08 online %s, directions %j', (online, directions, location, meetingLink, access) => {
  expect(place(online, directions)).toEqual({ location, meetingLink, access });
});
