import { expect, test } from 'vitest';
import { importCustomersOutput } from '../customers/import-customers.ts';

test('CRM-02 a page that is older than the functions reads every result of an import, with a code it knows', () => {
  const entered = { outcome: 'entered', customerId: 'kunde00000000000001' };
  const failed = (code: string) => ({ outcome: 'failed', code });
  const results = [entered, failed('phone/invalid'), failed('phone/of-tomorrow')];
  expect(importCustomersOutput.parse({ results })).toEqual({
    results: [entered, failed('phone/invalid'), failed('internal')],
  });
});
