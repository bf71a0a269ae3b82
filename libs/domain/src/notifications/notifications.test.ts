import { describe, expect, test } from 'vitest';
import { aNotification } from '../../testing/factories.ts';
import {
  groupedNotifications,
  KIND_OF_EVENT,
  NOTIFICATION_KINDS,
  notificationPath,
  notificationSentence,
  notificationSubject,
} from './index.ts';

const time = new Date('2026-12-24T17:00:00Z');

test('every kind that advisors choose has an event', () => {
  const kinds = Object.values(KIND_OF_EVENT).filter((kind) => kind !== null);
  expect(new Set(kinds)).toEqual(new Set(NOTIFICATION_KINDS));
});

test('joins what happened several times on a day in one session, in the order of the latest', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 20, hour));
  const rows = [
    aNotification('adv', { session: 'a', name: 'Jana Weber', createdAt: at(12) }),
    aNotification('adv', { session: 'b', createdAt: at(11) }),
    aNotification('adv', { session: 'a', createdAt: at(10) }),
    aNotification('adv', { session: 'a', event: 'cancelled', createdAt: at(9) }),
    aNotification('adv', { session: 'a', isHost: false, createdAt: at(8) }),
    // the day before in Berlin
    aNotification('adv', { session: 'a', createdAt: new Date('2026-12-19T22:59:00Z') }),
  ];
  const groups = groupedNotifications(rows);
  expect(groups.map(({ all }) => all.map((row) => rows.indexOf(row)))).toEqual([
    [0, 2],
    [1],
    [3],
    [4],
    [5],
  ]);
  expect(groups[0]?.latest.name).toBe('Jana Weber');
});

test.each([
  [{ event: 'registered', name: 'Jana Weber' }, 0, 'Jana Weber hat sich angemeldet'],
  [
    { event: 'registered', name: 'Jana Weber' },
    4,
    'Jana Weber und 4 weitere haben sich angemeldet',
  ],
  [{ event: 'waiting-joined', name: null }, 0, 'Jemand steht auf der Warteliste'],
  [{ event: 'waiting-joined', name: null }, 2, '3 Personen stehen auf der Warteliste'],
  [{ event: 'full', name: null }, 0, 'Dein Termin ist ausgebucht'],
] as const)('says %j with %i more as %j', (who, more, sentence) => {
  expect(notificationSentence(who, more)).toBe(sentence);
});

test('names the seminar, its date, and where a person moved to', () => {
  const movedTo = new Date('2027-01-07T17:00:00Z');
  expect(notificationSubject({ title: 'Geld', time, movedTo: null })).toBe(
    'Geld · 24. Dez. 2026, 18:00',
  );
  expect(notificationSubject({ title: 'Geld', time, movedTo })).toBe(
    'Geld · bisher 24. Dez. 2026, 18:00 · jetzt 07. Jan. 2027, 18:00',
  );
  expect(notificationSubject({ title: null, time: null, movedTo: null })).toBe('');
});

describe('leads', () => {
  const about = { event: 'registered', session: 's/1', customer: 'c' } as const;
  test.each([
    [
      'a host to the session',
      { isHost: true, isOwn: true },
      2,
      '/intern/veranstaltungen/view/s%2F1',
    ],
    ['a colleague to their customer', { isHost: false, isOwn: true }, 2, '/intern/crm/c'],
    ['a former host to their customer', { isHost: true, isOwn: true }, 1, '/intern/crm/c'],
    ['a scout to the first page', { isHost: false, isOwn: true }, 0, '/intern/portal'],
    [
      "whose customer it isn't to the first page",
      { isHost: false, isOwn: false },
      2,
      '/intern/portal',
    ],
  ] as const)('%s', (_who, flags, level, path) => {
    expect(notificationPath({ ...about, ...flags }, level)).toBe(path);
  });

  test('to the customers when one has gone', () => {
    const gone = { event: 'customer-erased', session: null, customer: null } as const;
    expect(notificationPath({ ...gone, isHost: false, isOwn: false }, 1)).toBe('/intern/crm');
  });
});
