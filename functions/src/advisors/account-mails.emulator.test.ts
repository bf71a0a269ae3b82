import { anAccount, newId, store } from '../../test/data.ts';
import { accountLinkSecret } from '@wbd/domain';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/calls.ts';
import {
  choosePassword,
  confirmEmail,
  signInByEmail,
  signInByPhone,
  signUpByEmail,
} from '../../test/people.ts';
import { app, db } from '../gateways/firestore.ts';
import { signInLinks } from '../gateways/sign-in-links.ts';
import { resetsByAddress, resetsByEmail, verifications } from '../shared/limits.ts';
import { portalOrigin } from '../shared/settings.ts';
import { hasObjected, objections } from '../mail/objections/objections.repository.ts';
import { objectionHashes } from '../mail/recipients/address-hash.ts';
import { accountsRepository } from './accounts.repository.ts';
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
          uidOf: traced('find the login', (of) => accountsRepository.uidOf(of)),
          account: traced('read the account', (uid) => accountsRepository.account(uid)),
          enqueue: traced('write', (mail) => accountsRepository.enqueue(mail)),
          enqueueDecoy: traced('write', (mail) => accountsRepository.enqueueDecoy(mail)),
        },
      });
      return steps;
    };
    const known = await stepsFor(email);
    expect(known).toEqual(['find the login', 'read the account', 'write']);
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

describe('the links', () => {
  let email: string;
  let uid: string;
  beforeAll(async () => {
    ({ email, uid } = await aLogin());
  });

  test('AUTH-11 they lead to pages of the portal, and their secrets are good for one thing each', async () => {
    const link = new URL((await signInLinks.emailVerification(email)) ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/confirm-email`);
    await expect(choosePassword(accountLinkSecret(link.hash), 'untergeschoben')).rejects.toThrow();
    await confirmEmail(accountLinkSecret(link.hash));
    expect((await getAuth(app).getUser(uid)).emailVerified).toBe(true);

    const resetLink = new URL((await signInLinks.passwordReset(email)) ?? '');
    expect(`${resetLink.origin}${resetLink.pathname}`).toBe(`${portalOrigin()}/auth/new-password`);
  });

  test('AUTH-11 a new password is chosen through the link once, which confirms the address as well', async () => {
    const account = await aLogin();
    const link = new URL((await signInLinks.passwordReset(account.email)) ?? '');
    await choosePassword(accountLinkSecret(link.hash), 'ganz neu');
    expect((await signInByEmail(account.email, 'ganz neu')).uid).toBe(account.uid);
    expect((await getAuth(app).getUser(account.uid)).emailVerified).toBe(true);
    await expect(choosePassword(accountLinkSecret(link.hash), 'noch neuer')).rejects.toThrow();
  });

  test('there is none for an address without a login', async () => {
    const nobody = `${newId('nobody')}@example.org`;
    expect(await signInLinks.passwordReset(nobody)).toBeNull();
    expect(await signInLinks.emailVerification(nobody)).toBeNull();
  });
});
