import { expect, test } from 'vitest';
import type { CountedHour } from '../../../delivery/browser/browser-reports.repository.ts';
import { errorCounts, measuredVitals, sweepStates } from './summaries.ts';

const NOW = new Date('2026-06-01T10:20:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const ran = (minutes: number, outcome: 'ok' | 'failed' = 'ok') => ({
  startedAt: ago(minutes),
  durationMs: 5,
  outcome,
  done: 0,
  succeededAt: outcome === 'ok' ? ago(minutes) : null,
});

test('a sweep is late when two of its runs stayed away', () => {
  const states = sweepStates(
    new Map([
      ['retryMails', ran(11)],
      ['settleWaitingLists', ran(21)],
      ['closeAccounts', ran(3, 'failed')],
      ['writeSitemap', ran(2_000)],
    ]),
    NOW,
  );
  expect(Object.fromEntries(states.map(({ name, state }) => [name, state]))).toMatchObject({
    retryMails: 'ok',
    settleWaitingLists: 'late',
    closeAccounts: 'failed',
    writeSitemap: 'ok',
    sendReminders: 'never',
  });
});

const hour = (hoursAgo: number) =>
  new Date(Date.parse('2026-06-01T10:00:00Z') - hoursAgo * 3_600_000);

test('errors are added up over hours and shards, the most first', () => {
  const hours: CountedHour[] = [
    { hour: hour(0), errors: { crm: { a1: 1 } }, vitals: {} },
    { hour: hour(0), errors: { crm: { a1: 2, b2: 1 } }, vitals: {} },
    { hour: hour(3), errors: { crm: { b2: 9 } }, vitals: {} },
  ];
  expect(errorCounts(hours, NOW)).toEqual([
    { module: 'crm', version: 'b2', total: 10, lastHour: 1 },
    { module: 'crm', version: 'a1', total: 3, lastHour: 3 },
  ]);
});

test('vitals are the bound that three of four visits stay below', () => {
  const hours: CountedHour[] = [
    {
      hour: hour(0),
      errors: {},
      vitals: { LCP: { public: { '0': 2 } }, INP: { crm: { '8': 1 } } },
    },
    { hour: hour(1), errors: {}, vitals: { LCP: { public: { '2': 2 } } } },
  ];
  expect(measuredVitals(hours)).toEqual([
    { name: 'INP', module: 'crm', visits: 1, p75: null },
    { name: 'LCP', module: 'public', visits: 4, p75: 1500 },
  ]);
});
