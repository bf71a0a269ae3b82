import { accountSchema } from '@wbd/domain/accounts';
import { getAuth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { call } from '../../../../test/calls.ts';
import { newId } from '../../../../test/data.ts';
import { PATIENCE } from '../../../../test/patience.ts';
import { signInByEmail, signInByPhone } from '../../../../test/people.ts';
import { anAdvisorLogin } from '../../../../test/sign-ups.ts';
import { app, db, parseDocument } from '../../../core/firestore.ts';

const codeOf = ({ error }: Awaited<ReturnType<typeof call>>) => error?.details;

test('a new password ends the other sessions, is judged like every other, and leaves an unconfirmed address unconfirmed', async () => {
  const { email, uid, idToken } = await anAdvisorLogin();
  const change = (password: string, token = idToken) => call('changePassword', { password }, token);
  expect(codeOf(await change('Sommer2026'))).toEqual({ code: 'password/common' });
  const before = (await getAuth(app).getUser(uid)).emailVerified;
  // sessions end by the second
  await vi.waitFor(() => expect(new Date().getMilliseconds()).toBeLessThan(500), PATIENCE);
  expect((await change('leise Mühle')).status).toBe(200);
  expect((await getAuth(app).getUser(uid)).emailVerified).toBe(before);
  expect((await signInByEmail(email, 'leise Mühle')).uid).toBe(uid);
});

test('only an advisor may change the password or request a link to a new address', async () => {
  const person = await signInByPhone();
  for (const [name, input] of [
    ['changePassword', { password: 'leise Mühle' }],
    ['requestEmailChange', { email: `${newId('neu')}@example.org` }],
  ] as const) {
    expect(codeOf(await call(name, input, person.idToken))).toEqual({ code: 'permission/denied' });
    expect(codeOf(await call(name, input))).toEqual({ code: 'auth/required' });
  }
});

test('a name is stored as it is typed at sign-up, reaches the account, and none poses as the portal', async () => {
  const { uid, idToken } = await anAdvisorLogin();
  const refused = await call('changeName', { firstName: 'WBD', lastName: 'Support' }, idToken);
  expect(codeOf(refused)).toEqual({ code: 'input/invalid', fields: ['lastName'] });
  expect(
    (await call('changeName', { firstName: ' Anna ', lastName: 'Berg' }, idToken)).status,
  ).toBe(200);
  expect((await db.doc(`advisors/${uid}`).get()).get('firstName')).toBe('Anna');
  await vi.waitFor(async () => {
    const account = parseDocument(accountSchema, await db.doc(`accounts/${uid}`).get());
    expect(account?.name).toBe('Anna Berg');
  }, PATIENCE);
  const person = await signInByPhone();
  const name = { firstName: 'Anna', lastName: 'Berg' };
  expect(codeOf(await call('changeName', name, person.idToken))).toEqual({
    code: 'permission/denied',
  });
});
