import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { accountLinkSecret } from '@wbd/domain/accounts';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import {
  confirmEmail,
  putEmail,
  signInByEmail,
  signInByPhone,
  signUpByEmail,
} from '../../../test/people.ts';
import { app, db } from '../../core/firestore.ts';
import { signInLinks } from '../../gateways/sign-in-links.ts';
import { passwordLogins } from '../../gateways/password-logins.ts';
import {
  passwordLinkLooks,
  resetMails,
  resetMailsOfDay,
  resetsByNetwork,
  verifications,
} from '../../core/limits.ts';
import { portalOrigin } from '../../core/settings.ts';
import { hasObjected, objections } from '../../mail/objections/objections.repository.ts';
import { objectionHashes } from '../../mail/recipients/address-hash.ts';
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
  limits: { byNetwork: resetsByNetwork, mails: [resetMails, resetMailsOfDay] },
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
  requestPasswordReset({ ...ports, ...changes }, { email }, newId('network'));

describe('a new password', () => {
  test('AUTH-11 the advisor gets one mail, however often the button is pressed, and hears when the next one can come', async () => {
    const { email, uid } = await aLogin();
    const sent = { sent: true, nextAt: '2026-03-01T12:15:00.000Z' };
    const early = { ...sent, sent: false };
    const [one, other] = await Promise.all([reset(email), reset(email)]);
    expect([one, other]).toContainEqual(sent);
    expect([sent, early]).toContainEqual(one);
    expect([sent, early]).toContainEqual(other);
    expect(await reset(email, { now: at('2026-03-01T12:14:59Z') })).toEqual(early);
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    expect(await reset(email, { now: at('2026-03-01T12:15:00Z') })).toEqual({
      sent: true,
      nextAt: '2026-03-01T12:30:00.000Z',
    });
    expect(await enqueuedFor(uid)).toEqual(['password-reset', 'password-reset']);
  });

  test('AUTH-11 a stranger who asks for links all day never leaves the owner without a good one', async () => {
    const { email, uid } = await aLogin();
    const begin = noon().getTime();
    const mailed: number[] = [];
    for (let minutes = 0; minutes <= 48 * 60; minutes += 10) {
      const now = new Date(begin + minutes * 60_000);
      const { sent, nextAt } = await reset(email, { now: () => now });
      if (sent) mailed.push(minutes);
      // a request at the promised time mails one, and the last link lives until then
      const isCovered = (mailed.at(-1) ?? 0) + 24 * 60 >= (Date.parse(nextAt) - begin) / 60_000;
      expect(isCovered).toBe(true);
    }
    expect(mailed.slice(0, 4)).toEqual([0, 20, 40, 60]);
    expect(mailed.filter((minutes) => minutes < 24 * 60)).toHaveLength(8);
    expect(await enqueuedFor(uid)).toHaveLength(mailed.length);
  });

  test('AUTH-11 after a new password the next link can be asked for at once', async () => {
    const account = await aLogin();
    await reset(account.email);
    expect(await reset(account.email)).toMatchObject({ sent: false });
    await choose(await resetSecret(account), 'leise Mühle');
    expect(await reset(account.email)).toMatchObject({ sent: true });
  });

  test('AUTH-11 an address that no advisor has is answered alike and gets nothing', async () => {
    const stranger = await signUpByEmail(`${newId('str').toLowerCase()}@example.org`);
    const { email = '' } = await getAuth(app).getUser(stranger.uid);
    const answers = { sent: true, nextAt: '2026-03-01T12:15:00.000Z' };
    for (const unknown of [email, `${newId('nobody').toLowerCase()}@example.org`]) {
      expect(await reset(unknown)).toEqual(answers);
      expect(await reset(unknown)).toEqual({ ...answers, sent: false });
    }
    expect(await enqueuedFor(stranger.uid)).toEqual([]);
    expect(await enqueuedFor('nobody')).toEqual([]);
  });

  test('AUTH-11 what a stranger asked for before an advisor signed up does not count', async () => {
    const email = `${newId('adv').toLowerCase()}@example.org`;
    expect(await reset(email)).toMatchObject({ sent: true });
    const { uid } = await signUpByEmail(email);
    await store('accounts', anAccount({ id: uid, email }));
    expect(await reset(email)).toMatchObject({ sent: true });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
  });

  test('AUTH-11 a process that dies before it counts has mailed the link', async () => {
    const { email, uid } = await aLogin();
    const dying = { ...resetMails, take: () => Promise.reject(new Error('died')) };
    await expect(
      reset(email, { limits: { ...ports.limits, mails: [dying, resetMailsOfDay] } }),
    ).rejects.toThrow('died');
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    expect(await reset(email)).toMatchObject({ sent: true });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
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
          enqueue: traced('write', (mail) => accountsRepository.enqueue(mail)),
          enqueueDecoy: traced('write', (mail) => accountsRepository.enqueueDecoy(mail)),
        },
      });
      return steps;
    };
    const known = await stepsFor(email);
    expect(known).toEqual(['find the account', 'write']);
    expect(await stepsFor(`${newId('nobody')}@example.org`)).toEqual(known);
  });

  test('AUTH-11 too many requests from one network are refused, and no one elsewhere is', async () => {
    const { email } = await aLogin();
    const network = newId('network');
    for (let turn = 0; turn < 30; turn++) await resetsByNetwork.take(network, noon());
    await expect(requestPasswordReset(ports, { email }, network)).rejects.toMatchObject({
      code: 'rate/limited',
    });
    expect(await reset(email)).toMatchObject({ sent: true });
  });

  test('AUTH-11 the call is open to everyone and refuses an invalid address with a code', async () => {
    const { email, uid } = await aLogin();
    const answer = await call('requestPasswordReset', { email: ` ${email.toUpperCase()}` });
    expect(answer).toMatchObject({ status: 200, result: { sent: true } });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    const wrong = await call('requestPasswordReset', { email: 'keine' });
    expect(wrong.error?.details).toEqual({ code: 'input/invalid', fields: ['email'] });
  });
});

describe('a confirmed address', () => {
  const verify = (uid: string, now = noon) =>
    requestEmailVerification(
      { accounts: accountsRepository, hasObjected, limit: verifications, now },
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
    expect(await verify(uid)).toEqual({ outcome: 'confirmed' });
    expect(await enqueuedFor(uid)).toHaveLength(4);
  });

  test('an address that objected gets no mail, which the answer says, until its owner takes that back', async () => {
    const { email, idToken, uid } = await aLogin();
    const hashes = objectionHashes(email);
    await objections.keep(hashes, noon());
    const request = async () => (await call('requestEmailVerification', {}, idToken)).result;
    expect(await request()).toEqual({ outcome: 'objected' });
    expect(await enqueuedFor(uid)).toEqual([]);
    await objections.remove(hashes);
    expect(await request()).toEqual({ outcome: 'sent' });
    expect(await enqueuedFor(uid)).toEqual(['email-verification']);
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

  test('expires after a day', async () => {
    const token = await resetSecret(await aLogin());
    const after = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    await look(token, { now: after(23.9) });
    await expect(look(token, { now: after(24.1) })).rejects.toMatchObject({ code: 'link/expired' });
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
    // any signed-in person may set another address on their login through Auth's public API
    await putEmail(account.idToken, `${newId('moved').toLowerCase()}@example.org`);
    const stranger = await signInByPhone();
    await putEmail(stranger.idToken, account.email);
    await getAuth(app).updateUser(stranger.uid, state);

    expect(await reset(account.email)).toMatchObject({ sent: true });
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
