import { anAdvisor, anOffer, newId, store } from '../../test/data.ts';
import fc from 'fast-check';
import { isErrorCode } from '@wbd/domain';
import { expect, test } from 'vitest';
import { call } from '../../test/calls.ts';
import { signInByPhone, signUpByEmail } from '../../test/people.ts';

const RUNS = 100;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '.', '..', '__proto__', '__x__', 'a/b', '\u0000', 'ß'.repeat(200)),
);
const nearly = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] });

/** Data of every kind, and data that is almost right. */
const garbage = fc.oneof(
  fc.jsonValue(),
  nearly({
    who: fc.constantFrom('self', 'customer', 'other'),
    sessionId: text,
    advisorId: text,
    customerId: text,
    firstName: fc.oneof(text, fc.jsonValue()),
    lastName: text,
    email: fc.oneof(text, fc.emailAddress()),
    phone: fc.oneof(text, fc.constant('+49151')),
    ref: text,
  }),
);

async function expectRefusal(name: string, data: unknown, idToken: string): Promise<void> {
  const answer = await call(name, data, idToken);
  expect(answer.status).not.toBe(500);
  expect(isErrorCode(answer.error?.details?.code)).toBe(true);
}

test('registerForSession never fails at what it is sent', { timeout: 120_000 }, async () => {
  const { advisor, session } = await anOffer();
  const { idToken } = await signInByPhone();
  await fc.assert(
    fc.asyncProperty(garbage, (data) => expectRefusal('registerForSession', data, idToken)),
    { numRuns: RUNS },
  );
  // valid as far as the schema goes: only the ids are anything
  const almost = fc.record({
    who: fc.constant('self'),
    sessionId: fc.oneof(text, fc.constant(`${session.id}x`)),
    advisorId: fc.oneof(text, fc.constant(advisor.id)),
    ref: text,
    firstName: fc.constant('Eva'),
    lastName: fc.constant('Muster'),
    email: fc.constant('eva@example.org'),
  });
  await fc.assert(
    fc.asyncProperty(almost, (data) => expectRefusal('registerForSession', data, idToken)),
    { numRuns: RUNS },
  );
});

test('advisorCreatesCustomer never fails at what it is sent', { timeout: 120_000 }, async () => {
  const { uid, idToken } = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: uid }));
  await fc.assert(
    fc.asyncProperty(garbage, (data) => expectRefusal('advisorCreatesCustomer', data, idToken)),
    { numRuns: RUNS },
  );
});
