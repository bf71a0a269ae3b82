import type { Consent } from '@wbd/domain/consents';
import { expect, test } from 'vitest';
import { consentsOf } from './consents.ts';

const consent = (version: string, day: number): Consent => ({
  version,
  wording: `Ich stimme zu (${version})`,
  at: new Date(Date.UTC(2026, 0, day)),
});

test('CRM-02 each consent shows once, the latest first, whether a seat or the customer holds it', () => {
  const [first, second, third] = [consent('1', 1), consent('1', 5), consent('2', 9)];
  expect(
    consentsOf({ consent: third }, [
      { consent: second },
      { consent: null },
      { consent: first },
      { consent: third },
    ]),
  ).toEqual([third, second, first]);
});

test('CRM-02 who has agreed to nothing has no consents', () => {
  expect(consentsOf({ consent: null }, [{ consent: null }])).toEqual([]);
});
