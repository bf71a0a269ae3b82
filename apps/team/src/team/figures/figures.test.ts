import type { MonthlyFigures, MonthlyMoney } from '@wbd/domain/teams';
import { formatMonth } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import type { HeldTeam } from '../held-team.ts';
import {
  memberMoneyRows,
  memberRows,
  monthMoneyRows,
  monthRows,
  oldestCount,
  sumOfRows,
} from './figure-rows.ts';
import { figuresCsv } from './figures-csv.ts';
import { monthsOf, periodFrom, type Period } from './periods.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const at = (time: string) => new Date(time).getTime();

const member = (uid: string, name: string, joinedAt: string): HeldTeam['members'][number] => ({
  uid,
  name,
  role: 'member',
  canLead: true,
  joinedAt: at(joinedAt),
});
const team = {
  members: [
    member('anna', 'Anna Groß', '2025-01-01T10:00:00Z'),
    member('ben', '=Ben', '2026-10-20T10:00:00Z'),
    member('cem', 'Cem Öz', '2026-01-01T10:00:00Z'),
    member('dana', 'Dana Weiß', '2026-01-01T10:00:00Z'),
  ],
};
const figures = (registrations: number) => ({
  registrations,
  attendances: 1,
  customers: 2,
  referrals: 0,
});
const months: MonthlyFigures = { '2026-10': figures(5), '2026-11': figures(1_200) };
const money: MonthlyMoney = { '2026-11': { revenue: 123_450, commission: 1_200 } };
const shared = [
  { uid: 'anna', countedAt: at('2026-11-15T02:00:00Z'), months, money: null },
  { uid: 'ben', countedAt: at('2026-11-15T01:00:00Z'), months, money },
  { uid: 'dana', countedAt: null, months: {}, money: null },
];

test('a period ends with the present month, or is the one before', () => {
  const ids = (period: Period) => monthsOf(period, NOW).map(({ id }) => id);
  expect(ids('dieser')).toEqual(['2026-11']);
  expect(ids('letzter')).toEqual(['2026-10']);
  expect(ids('3')).toEqual(['2026-09', '2026-10', '2026-11']);
  expect([ids('6').length, ids('12').length]).toEqual([6, 12]);
  expect(['', '3', 'x'].map(periodFrom)).toEqual(['6', '3', '6']);
});

test('every member has a row, with the reason when it has no figures', () => {
  const rows = memberRows('anna', team, shared, monthsOf('dieser', NOW));
  expect(rows.map(({ label, note, figures: own }) => [label, note, own?.registrations])).toEqual([
    ['Anna Groß (du)', null, 1_200],
    ['=Ben', null, 1_200],
    ['Cem Öz', 'teilt keine Zahlen', undefined],
    ['Dana Weiß', 'wird noch gezählt', undefined],
  ]);
  expect(sumOfRows(rows)).toEqual({ ...figures(2_400), attendances: 2, customers: 4 });
  expect(oldestCount(shared)).toEqual(new Date('2026-11-15T01:00:00Z'));
});

test('months begin with the one in which the first of the people joined, the latest first', () => {
  const rows = (joinedAt: string) =>
    monthRows([{ months, joinedAt: at(joinedAt) }], monthsOf('3', NOW), formatMonth);
  expect(rows('2026-10-20T10:00:00Z').map(({ label }) => label)).toEqual([
    'November 2026',
    'Oktober 2026',
  ]);
  expect(rows('2020-01-01T10:00:00Z')).toHaveLength(3);
  expect(rows('2020-01-01T10:00:00Z').at(-1)?.figures.registrations).toBe(0);
});

test('revenue and commission have rows of their own, with the reason where a member shares none', () => {
  const rows = memberMoneyRows('anna', team, shared, monthsOf('3', NOW));
  expect(rows.map(({ label, note, money: own }) => [label, note, own])).toEqual([
    ['Anna Groß (du)', 'teilt keine Beträge', null],
    ['=Ben', null, { revenue: 123_450, commission: 1_200 }],
    ['Cem Öz', 'teilt keine Zahlen', null],
    ['Dana Weiß', 'wird noch gezählt', null],
  ]);
  const people = [
    { money, joinedAt: at('2026-10-20T10:00:00Z') },
    { money: null, joinedAt: at('2020-01-01T10:00:00Z') },
  ];
  expect(
    monthMoneyRows(people, monthsOf('3', NOW), formatMonth).map((row) => [row.label, row.money]),
  ).toEqual([
    ['November 2026', { revenue: 123_450, commission: 1_200 }],
    ['Oktober 2026', { revenue: 0, commission: 0 }],
  ]);
});

test('the file has a line for each member and month, and says who shares nothing', () => {
  const file = figuresCsv(team, shared, monthsOf('3', NOW));
  expect(file.filename).toBe('team-zahlen-2026-09-bis-2026-11.csv');
  expect(file.content.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Mitglied;Monat;Anmeldungen;Teilnahmen;Neue Kunden;Empfehlungen;Umsatz (EUR);Provision (EUR)',
    'Anna Groß;September 2026;0;0;0;0;—;—',
    'Anna Groß;Oktober 2026;5;1;2;0;—;—',
    'Anna Groß;November 2026;1200;1;2;0;—;—',
    `"'=Ben";Oktober 2026;5;1;2;0;0,00;0,00`,
    `"'=Ben";November 2026;1200;1;2;0;1234,50;12,00`,
    'Cem Öz;teilt keine Zahlen;—;—;—;—;—;—',
    'Dana Weiß;wird noch gezählt;—;—;—;—;—;—',
  ]);
  expect(figuresCsv(team, shared, monthsOf('dieser', NOW)).filename).toBe(
    'team-zahlen-2026-11.csv',
  );
});
