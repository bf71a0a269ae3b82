import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedAccount, IBAN_WAIT_HOURS, settledIban, stoppedAccount } from './bank-account.ts';

const START = new Date('2027-03-01T10:00:00Z');
const at = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const first = changedAccount(null, 'A', START);

test('the first number takes effect at once, a changed one after 72 hours', () => {
  expect(settledIban(first, START)).toBe('A');
  const changed = changedAccount(first, 'B', START);
  expect(settledIban(changed, at(71.99))).toBe('A');
  expect(settledIban(changed, at(72))).toBe('B');
});

test('entering the waiting number again neither renews nor shortens the wait; the earlier number ends it', () => {
  const changed = changedAccount(first, 'B', START);
  expect(changedAccount(changed, 'B', at(50))).toEqual(changed);
  expect(changedAccount(changed, 'A', at(50))).toEqual(first);
});

test('stopping a change keeps the earlier number, and has no effect after the wait', () => {
  const twice = changedAccount(changedAccount(first, 'B', START), 'C', at(10));
  expect(stoppedAccount(twice, at(81))).toEqual(first);
  expect(stoppedAccount(twice, at(82))).toBeNull();
  expect(stoppedAccount(first, at(1))).toBeNull();
});

test('no sequence of changes makes a number effective before an uninterrupted wait of 72 hours', () => {
  const change = fc.record({ iban: fc.constantFrom('A', 'B', 'C'), hours: fc.nat(80) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let account = first;
      let hour = 0;
      let since = 0;
      for (const { iban, hours } of changes) {
        hour += hours;
        const counted = settledIban(account, at(hour));
        if (account.iban !== iban) since = hour;
        account = changedAccount(account, iban, at(hour));
        for (const later of [0, 30, IBAN_WAIT_HOURS - 1]) {
          const now = settledIban(account, at(hour + later));
          if (now !== counted) expect(hour + later - since).toBeGreaterThanOrEqual(IBAN_WAIT_HOURS);
        }
      }
    }),
  );
});
