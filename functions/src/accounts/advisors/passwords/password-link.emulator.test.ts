import { accountLinkSecret } from '@wbd/domain/accounts';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { call } from '../../../../test/calls.ts';
import { newId } from '../../../../test/data.ts';
import { putEmail, signInByEmail, signInByPhone } from '../../../../test/people.ts';
import { anAdvisorLogin, enqueuedFor, resetPorts, resetSecret } from '../../../../test/sign-ups.ts';
import { app, db } from '../../../core/firestore.ts';
import { passwordLinkLooks } from '../../../core/limits.ts';
import { passwordLogins } from '../../../gateways/password-logins.ts';
import { signInLinks } from '../../../gateways/sign-in-links.ts';
import { requestPasswordReset } from '../request-password-reset.service.ts';
import { passwordLinkPorts } from './password-link-ports.ts';
import { choosePassword, passwordLink } from './password-link.service.ts';

const look = (token: string, changes: Partial<typeof passwordLinkPorts> = {}) =>
  passwordLink({ ...passwordLinkPorts, ...changes }, { token }, newId('network'));
const choose = (token: string, password: string, network = newId('network')) =>
  choosePassword(passwordLinkPorts, { token, password }, network);
const invalid = { code: 'link/invalid' };

describe('AUTH-11 the link to a new password', () => {
  test('tells whose it is, is good once, ends all sessions, and confirms the address', async () => {
    const account = await anAdvisorLogin();
    const token = await resetSecret(account);
    expect(await look(token)).toEqual({ email: account.email });
    const other = await resetSecret(account);
    await choose(token, 'ganz neu');
    expect((await signInByEmail(account.email, 'ganz neu')).uid).toBe(account.uid);
    expect((await getAuth(app).getUser(account.uid)).emailVerified).toBe(true);
    await expect(getAuth(app).verifyIdToken(account.idToken, true)).rejects.toThrow();
    for (const used of [token, other]) {
      await expect(look(used)).rejects.toMatchObject(invalid);
      await expect(choose(used, 'noch neuer')).rejects.toMatchObject(invalid);
    }
    expect((await signInByEmail(account.email, 'ganz neu')).uid).toBe(account.uid);
  });

  test.each([
    ['password/simple', 'qwertzui'],
    ['password/common', 'Sommer2026'],
    ['password/personal', 'Weiß1985'],
  ])('answers a password that is easy to guess with %s, and stays good', async (code, weak) => {
    const account = await anAdvisorLogin();
    const token = await resetSecret(account);
    await expect(choose(token, weak)).rejects.toMatchObject({ code });
    await expect(signInByEmail(account.email, weak)).rejects.toThrow();
    await choose(token, 'leise Mühle');
  });

  test('expires after a day', async () => {
    const token = await resetSecret(await anAdvisorLogin());
    const after = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    await look(token, { now: after(23.9) });
    await expect(look(token, { now: after(24.1) })).rejects.toMatchObject({ code: 'link/expired' });
  });

  test('is worth nothing when it was not made by the server, or the account has changed', async () => {
    const account = await anAdvisorLogin();
    const token = await resetSecret(account);
    const [body = '', signature = ''] = token.split('.');
    const payload = Buffer.from(body, 'base64url').toString('utf8');
    const forged = Buffer.from(payload.replace(account.uid, 'anderes')).toString('base64url');
    await expect(look(`${forged}.${signature}`)).rejects.toMatchObject(invalid);
    // a link that confirms an address proves something else
    const confirming = new URL(
      (await signInLinks.emailVerification({ id: account.uid, email: account.email })) ?? '',
    );
    await expect(look(accountLinkSecret(confirming.hash))).rejects.toMatchObject(invalid);

    await db.doc(`accounts/${account.uid}`).update({ email: 'other@example.org' });
    await expect(choose(token, 'leise Mühle')).rejects.toMatchObject(invalid);
    await db.doc(`accounts/${account.uid}`).update({ email: account.email });
    await getAuth(app).updateUser(account.uid, { disabled: true });
    await expect(choose(token, 'leise Mühle')).rejects.toMatchObject(invalid);
    expect(await signInLinks.passwordReset({ id: account.uid, email: account.email })).toBeNull();
  });

  test('is followed by one network only so often', async () => {
    const token = await resetSecret(await anAdvisorLogin());
    const network = newId('network');
    for (let turn = 0; turn < 120; turn++) await passwordLinkLooks.take(network, new Date());
    await expect(choose(token, 'leise Mühle', network)).rejects.toMatchObject({
      code: 'rate/limited',
    });
    await choose(token, 'leise Mühle');
  });

  test.each([
    ['only claims it', { emailVerified: false }],
    ['had it confirmed', { emailVerified: true }],
  ])('gives the account its address back from a login that %s', async (_what, state) => {
    const account = await anAdvisorLogin();
    // any signed-in person may set another address on their login through Auth's public API
    await putEmail(account.idToken, `${newId('moved').toLowerCase()}@example.org`);
    const stranger = await signInByPhone();
    await putEmail(stranger.idToken, account.email);
    await getAuth(app).updateUser(stranger.uid, state);

    const sent = await requestPasswordReset(resetPorts, { email: account.email }, newId('network'));
    expect(sent).toMatchObject({ sent: true });
    expect(await enqueuedFor(account.uid)).toEqual(['password-reset']);
    await choose(await resetSecret(account), 'leise Mühle');
    expect((await signInByEmail(account.email, 'leise Mühle')).uid).toBe(account.uid);
    const left = await getAuth(app).getUser(stranger.uid);
    expect(left).toMatchObject({ email: undefined, disabled: false });
    expect(left.phoneNumber).toMatch(/^\+49/);
  });

  test('is open to everyone who has it', async () => {
    const account = await anAdvisorLogin();
    const token = await resetSecret(account);
    expect((await call('passwordLink', { token })).result).toEqual({ email: account.email });
    const short = await call('choosePassword', { token, password: 'kurz!' });
    expect(short.error?.details).toEqual({ code: 'input/invalid', fields: ['password'] });
    expect((await call('choosePassword', { token, password: 'leise Mühle' })).status).toBe(200);
    expect(await passwordLogins.validSince(newId('nobody'))).toBeNull();
  });
});
