import { anAccount, anAdvisor, newId, store } from '../../test/data.ts';
import { accountLinkSecret } from '@wbd/domain';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { call } from '../../test/calls.ts';
import {
  confirmEmail,
  putEmail,
  signInByEmail,
  signInByPhone,
  signUpByEmail,
} from '../../test/people.ts';
import { app, db } from '../gateways/firestore.ts';
import { signInLinks } from '../gateways/sign-in-links.ts';
import { passwordLogins } from '../gateways/password-logins.ts';
import {
  passwordLinkLooks,
  resetsByAddress,
  resetsByEmail,
  verifications,
} from '../shared/limits.ts';
import { portalOrigin } from '../shared/settings.ts';
import { accountsRepository } from './accounts.repository.ts';
import { passwordLinkPorts } from './passwords/password-link-ports.ts';
import { choosePassword, passwordLink } from './passwords/password-link.service.ts';
import { requestEmailVerification } from './request-email-verification.service.ts';
import {
  requestPasswordReset,
  type RequestPasswordResetPorts,
} from './request-password-reset.service.ts';

const at = (time: string) => () => new Date(time);
const noon = at('2026-03-01T12:00:00Z');
const ports: RequestPasswordResetPorts = {
  accounts: accountsRepository,
  limits: { byAddress: resetsByAddress, byEmail: resetsByEmail },
  now: noon,
};

async function aLogin() {
  const email = `${newId('adv').toLowerCase()}@example.org`;
  const login = await signUpByEmail(email);
  await store('advisors', anAdvisor({ id: login.uid, firstName: 'Jörg', lastName: 'Weiß' }));
  await store('accounts', anAccount({ id: login.uid, email }));
  return { email, ...login };
}

async function enqueuedFor(uid: string): Promise<unknown[]> {
  const { docs } = await db.collection('mails').where('advisor', '==', uid).get();
  return docs.map((mail): unknown => mail.get('kind'));
}

const reset = (email: string, changes: Partial<RequestPasswordResetPorts> = {}) =>
  requestPasswordReset({ ...ports, ...changes }, { email }, newId('address'));

describe('a new password', () => {
  test('AUTH-11 the advisor gets one mail, however often the button is pressed', async () => {
    const { email, uid } = await aLogin();
    expect(await Promise.all([reset(email), reset(email)])).toEqual([{}, {}]);
    await reset(email, { now: at('2026-03-01T12:00:59Z') });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    await reset(email, { now: at('2026-03-01T12:01:00Z') });
    expect(await enqueuedFor(uid)).toEqual(['password-reset', 'password-reset']);
  });

  test('AUTH-11 an address that no advisor has is answered alike and gets nothing', async () => {
    const stranger = await signUpByEmail(`${newId('str')}@example.org`);
    const { email = '' } = await getAuth(app).getUser(stranger.uid);
    expect(await reset(email)).toEqual({});
    expect(await reset(`${newId('nobody')}@example.org`)).toEqual({});
    expect(await enqueuedFor(stranger.uid)).toEqual([]);
    expect(await enqueuedFor('nobody')).toEqual([]);
  });

  test('AUTH-11 for an unknown address the same steps are taken, so that time tells nothing', async () => {
    const { email } = await aLogin();
    const stepsFor = async (address: string) => {
      const steps: string[] = [];
      const traced = <Args extends unknown[], Result>(
        step: string,
        run: (...args: Args) => Promise<Result>,
      ) => {
        return (...args: Args) => {
          steps.push(step);
          return run(...args);
        };
      };
      await reset(address, {
        accounts: {
          uidOf: traced('find the account', (of) => accountsRepository.uidOf(of)),
          account: traced('read the account', (uid) => accountsRepository.account(uid)),
          enqueue: traced('write', (mail) => accountsRepository.enqueue(mail)),
          enqueueDecoy: traced('write', (mail) => accountsRepository.enqueueDecoy(mail)),
        },
      });
      return steps;
    };
    const known = await stepsFor(email);
    expect(known).toEqual(['find the account', 'read the account', 'write']);
    expect(await stepsFor(`${newId('nobody')}@example.org`)).toEqual(known);
  });

  test('AUTH-11 too many requests for one address or from one place are refused, known or not', async () => {
    const { email } = await aLogin();
    for (const address of [email, `${newId('nobody')}@example.org`]) {
      for (let turn = 0; turn < 5; turn++) expect(await reset(address)).toEqual({});
      await expect(reset(address)).rejects.toMatchObject({ code: 'rate/limited' });
    }
    const place = newId('address');
    for (let turn = 0; turn < 30; turn++) await resetsByAddress.take(place, noon());
    await expect(requestPasswordReset(ports, { email }, place)).rejects.toMatchObject({
      code: 'rate/limited',
    });
  });

  test('AUTH-11 it is open to everyone, and tells in German what is no address', async () => {
    const { email, uid } = await aLogin();
    const answer = await call('requestPasswordReset', { email: ` ${email.toUpperCase()}` });
    expect(answer).toMatchObject({ status: 200, result: {} });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    const wrong = await call('requestPasswordReset', { email: 'keine' });
    expect(wrong.error?.details).toEqual({ code: 'input/invalid', fields: ['email'] });
  });
});

describe('a confirmed address', () => {
  const verify = (uid: string, now = noon) =>
    requestEmailVerification(
      { accounts: accountsRepository, limit: verifications, now },
      { uid, phone: null, emailConfirmed: true },
    );

  test('the advisor gets one mail until the address is confirmed, and not too many', async () => {
    const { uid } = await aLogin();
    await Promise.all([verify(uid), verify(uid)]);
    expect(await enqueuedFor(uid)).toEqual(['email-verification']);
    for (let minute = 1; minute < 4; minute++)
      await verify(uid, at(`2026-03-01T12:0${minute}:00Z`));
    await expect(verify(uid)).rejects.toMatchObject({ code: 'rate/limited' });

    await getAuth(app).updateUser(uid, { emailVerified: true });
    expect(await verify(uid)).toEqual({});
    expect(await enqueuedFor(uid)).toHaveLength(4);
  });

  test('visitors and customers are refused', async () => {
    const visitor = await call('requestEmailVerification', {});
    expect(visitor.error?.details?.code).toBe('auth/required');
    const { idToken } = await signInByPhone();
    const customer = await call('requestEmailVerification', {}, idToken);
    expect(customer.error?.details?.code).toBe('permission/denied');
  });
});

/** The secret of the link that a mail to the account would hold now. */
async function resetSecret({ uid, email }: { uid: string; email: string }): Promise<string> {
  const link = new URL((await signInLinks.passwordReset({ id: uid, email })) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/new-password`);
  return accountLinkSecret(link.hash);
}

const look = (token: string, changes: Partial<typeof passwordLinkPorts> = {}) =>
  passwordLink({ ...passwordLinkPorts, ...changes }, { token }, newId('network'));
const choose = (token: string, password: string, network = newId('network')) =>
  choosePassword(passwordLinkPorts, { token, password }, network);
const invalid = { code: 'link/invalid' };

describe('AUTH-11 the link to a new password', () => {
  test('tells whose it is, is good once, ends all sessions, and confirms the address', async () => {
    const account = await aLogin();
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
    const account = await aLogin();
    const token = await resetSecret(account);
    await expect(choose(token, weak)).rejects.toMatchObject({ code });
    await expect(signInByEmail(account.email, weak)).rejects.toThrow();
    await choose(token, 'leise Mühle');
  });

  test('expires after an hour', async () => {
    const token = await resetSecret(await aLogin());
    const after = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
    await look(token, { now: after(59) });
    await expect(look(token, { now: after(61) })).rejects.toMatchObject({ code: 'link/expired' });
  });

  test('is worth nothing when it was not made by the server, or the account has changed', async () => {
    const account = await aLogin();
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
    const token = await resetSecret(await aLogin());
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
    const account = await aLogin();
    // whoever is signed in may put another address on their login through Auth's public API
    await putEmail(account.idToken, `${newId('moved').toLowerCase()}@example.org`);
    const stranger = await signInByPhone();
    await putEmail(stranger.idToken, account.email);
    await getAuth(app).updateUser(stranger.uid, state);

    expect(await reset(account.email)).toEqual({});
    expect(await enqueuedFor(account.uid)).toEqual(['password-reset']);
    await choose(await resetSecret(account), 'leise Mühle');
    expect((await signInByEmail(account.email, 'leise Mühle')).uid).toBe(account.uid);
    const left = await getAuth(app).getUser(stranger.uid);
    expect(left).toMatchObject({ email: undefined, disabled: false });
    expect(left.phoneNumber).toMatch(/^\+49/);
  });

  test('is open to everyone who has it', async () => {
    const account = await aLogin();
    const token = await resetSecret(account);
    expect((await call('passwordLink', { token })).result).toEqual({ email: account.email });
    const short = await call('choosePassword', { token, password: 'kurz!' });
    expect(short.error?.details).toEqual({ code: 'input/invalid', fields: ['password'] });
    expect((await call('choosePassword', { token, password: 'leise Mühle' })).status).toBe(200);
    expect(await passwordLogins.validSince(newId('nobody'))).toBeNull();
  });
});

test('the link that confirms an address leads to the portal, and there is none for an address without a login', async () => {
  const { email, uid } = await aLogin();
  const link = new URL((await signInLinks.emailVerification({ id: uid, email })) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/confirm-email`);
  await confirmEmail(accountLinkSecret(link.hash));
  expect((await getAuth(app).getUser(uid)).emailVerified).toBe(true);
  const nobody = { id: newId('nobody'), email: `${newId('nobody')}@example.org` };
  expect(await signInLinks.emailVerification(nobody)).toBeNull();
  const stranger = await signUpByEmail(`${newId('str').toLowerCase()}@example.org`);
  expect(await signInLinks.emailVerification({ id: stranger.uid, email })).toBeNull();
});
