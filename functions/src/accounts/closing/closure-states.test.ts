import { expect, test } from 'vitest';
import { advanced, claimed, closed, LEASE_MS, released } from './closure-states.ts';
import { CLOSURE_STEPS, type AccountClosure } from '@wbd/domain/accounts';

const now = new Date('2026-03-01T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const aClosure = (changes: Partial<AccountClosure> = {}): AccountClosure => ({
  id: 'petra',
  email: 'petra@example.org',
  firstName: 'Petra',
  customer: 'cus_1',
  step: 'access',
  orderedAt: now,
  exportUntil: null,
  termEnd: null,
  kept: null,
  leaseUntil: now,
  trace: null,
  claims: 0,
  ...changes,
});

test('one process at a time works on a closure, until its lease is over', () => {
  const held = claimed(aClosure(), now);
  expect(held).toMatchObject({ claims: 1, leaseUntil: later(LEASE_MS) });
  if (!held) throw new Error('not claimed');
  expect(claimed(held, later(LEASE_MS - 1))).toBeNull();
  expect(claimed(held, later(LEASE_MS))).toMatchObject({ claims: 2 });
});

test('the steps follow in their order, each renews the lease, and the last has none after it', () => {
  const first = aClosure({ claims: 1 });
  const steps = [first.step];
  for (let next = advanced(first, first, later(1)); next; next = advanced(next, next, later(1))) {
    expect(next.leaseUntil).toEqual(later(LEASE_MS + 1));
    steps.push(next.step);
  }
  expect(steps).toEqual(CLOSURE_STEPS);
});

test('a process that wakes up late changes nothing', () => {
  const held = aClosure({ claims: 1 });
  const current = aClosure({ claims: 2, step: 'seminars' });
  expect(advanced(current, held, now)).toBeNull();
  expect(released(current, held, now)).toBeNull();
  expect(closed(current, held)).toBeNull();
});

test('waiting steps run again after a minute', () => {
  const held = aClosure({ claims: 1, leaseUntil: later(LEASE_MS) });
  expect(released(held, held, now)?.leaseUntil).toEqual(later(60_000));
});

test('a closed account leaves nothing of the person, and is looked at once more when no call can be running', () => {
  const held = aClosure({ claims: 1, step: 'login' });
  expect(closed(held, held)).toEqual({
    id: 'petra',
    trace: null,
    email: null,
    firstName: null,
    customer: null,
    step: 'stragglers',
    orderedAt: now,
    exportUntil: null,
    termEnd: null,
    kept: null,
    leaseUntil: later(15 * 60_000),
    claims: 1,
  });
});

test('the export ends on its day, and the payer goes a month after the term', () => {
  const day = 24 * 3_600_000;
  const closure = aClosure({ claims: 1, exportUntil: later(30 * day), termEnd: later(200 * day) });
  const stragglers = { ...closure, step: 'stragglers' as const };
  const retrieval = advanced(stragglers, stragglers, now);
  expect(retrieval).toMatchObject({ step: 'retrieval', leaseUntil: later(30 * day) });
  const held = { ...closure, step: 'retrieval' as const };
  expect(advanced(held, held, later(31 * day))?.leaseUntil).toEqual(later(230 * day));
  const login = { ...closure, step: 'login' as const };
  expect(closed(login, login)?.customer).toBe('cus_1');
});

test('keeps the data for the export until it is made', () => {
  const made = aClosure({ claims: 1, step: 'export', kept: { account: [{ id: 'petra' }] } });
  const before = { ...made, step: 'access' as const };
  expect(advanced(before, before, now)?.kept).toEqual(made.kept);
  expect(advanced(made, made, now)?.kept).toBeNull();
});
