import { expect, test, vi } from 'vitest';
import { enforceImprints } from './enforce-imprints.service.ts';

const now = new Date('2027-03-01T02:00:00Z');

test.each([
  ['no deadline', null, null, []],
  ['a deadline to come', '2027-03-02', null, []],
  ['a deadline that begins today', '2027-03-01', null, ['2027-03-01']],
  ['a deadline that was enforced', '2027-03-01', '2027-03-01', []],
  ['a deadline that was removed', null, '2027-03-01', [null]],
  ['a deadline that was moved into the future', '2027-04-01', '2027-03-01', [null]],
])('%s', async (_case, due, enforced, rebuilt) => {
  const beginRebuild = vi.fn(() => Promise.resolve());
  const ports = {
    imprintsDue: () => Promise.resolve(due),
    enforced: () => Promise.resolve(enforced),
    beginRebuild,
  };
  expect(await enforceImprints(ports, now)).toBe(rebuilt.length);
  expect(beginRebuild.mock.calls).toEqual(rebuilt.map((one) => [one]));
});
