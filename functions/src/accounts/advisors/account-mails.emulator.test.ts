import { admitted } from '../../../test/callers.ts';
import { anAccount, newId, store } from '../../../test/data.ts';
import { anAdvisorLogin, enqueuedFor, resetPorts, resetSecret } from '../../../test/sign-ups.ts';
import { accountLinkSecret } from '@wbd/domain/accounts';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { confirmEmail, signInByPhone, signUpByEmail } from '../../../test/people.ts';
import { app } from '../../core/firestore.ts';
import { signInLinks } from '../../gateways/sign-in-links.ts';
import { resetMails, resetMailsOfDay, resetsByNetwork, verifications } from '../../core/limits.ts';
import { portalOrigin } from '../../core/settings.ts';
import { hasObjected, objections } from '../../mail/objections/objections.repository.ts';
import { objectionHashes } from '../../mail/recipients/address-hash.ts';
import { accountsRepository } from './accounts.repository.ts';
import { passwordLinkPorts } from './passwords/password-link-ports.ts';
import { choosePassword } from './passwords/password-link.service.ts';
import { requestEmailVerification } from './request-email-verification.service.ts';
import {
  requestPasswordReset,
  type RequestPasswordResetPorts,
} from './request-password-reset.service.ts';

const at = (time: string) => () => new Date(time);
const noon = at('2026-03-01T12:00:00Z');
const ports: RequestPasswordResetPorts = { ...resetPorts, now: noon };

const reset = (email: string, changes: Partial<RequestPasswordResetPorts> = {}) =>
  requestPasswordReset({ ...ports, ...changes }, { email }, newId('network'));

describe('a new password', () => {
  test('AUTH-11 the advisor gets one mail, however often the button is pressed, and hears when the next one can come', async () => {
    const { email, uid } = await anAdvisorLogin();
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
    const { email, uid } = await anAdvisorLogin();
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
    const account = await anAdvisorLogin();
    await reset(account.email);
    expect(await reset(account.email)).toMatchObject({ sent: false });
    await choosePassword(
      passwordLinkPorts,
      { token: await resetSecret(account), password: 'leise Mühle' },
      newId('network'),
    );
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
    const { email, uid } = await anAdvisorLogin();
    const dying = { ...resetMails, take: () => Promise.reject(new Error('died')) };
    await expect(
      reset(email, { limits: { ...ports.limits, mails: [dying, resetMailsOfDay] } }),
    ).rejects.toThrow('died');
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    expect(await reset(email)).toMatchObject({ sent: true });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
  });

  test('AUTH-11 for an unknown address the same steps are taken, so that time tells nothing', async () => {
    const { email } = await anAdvisorLogin();
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
    const { email } = await anAdvisorLogin();
    const network = newId('network');
    for (let turn = 0; turn < 30; turn++) await resetsByNetwork.take(network, noon());
    await expect(requestPasswordReset(ports, { email }, network)).rejects.toMatchObject({
      code: 'rate/limited',
    });
    expect(await reset(email)).toMatchObject({ sent: true });
  });

  test('AUTH-11 the call is open to everyone and refuses an invalid address with a code', async () => {
    const { email, uid } = await anAdvisorLogin();
    const answer = await call('requestPasswordReset', { email: ` ${email.toUpperCase()}` });
    expect(answer).toMatchObject({ status: 200, result: { sent: true } });
    expect(await enqueuedFor(uid)).toEqual(['password-reset']);
    const wrong = await call('requestPasswordReset', { email: 'keine' });
    expect(wrong.error?.details).toEqual({ code: 'input/invalid', fields: ['email'] });
  });
});

describe('a confirmed address', () => {
  const verify = async (uid: string, now = noon) =>
    requestEmailVerification(
      { accounts: accountsRepository, hasObjected, limit: verifications, now },
      await admitted(uid),
    );

  test('the advisor gets one mail until the address is confirmed, and not too many', async () => {
    const { uid } = await anAdvisorLogin();
    await Promise.all([verify(uid), verify(uid)]);
    expect(await enqueuedFor(uid)).toEqual(['email-verification']);
    for (let minute = 1; minute < 4; minute++)
      await verify(uid, at(`2026-03-01T12:0${minute}:00Z`));
    await expect(verify(uid)).rejects.toMatchObject({ code: 'rate/limited' });

    await getAuth(app).updateUser(uid, { emailVerified: true });
    expect(await verify(uid)).toEqual({ outcome: 'confirmed' });
    expect(await enqueuedFor(uid)).toHaveLength(4);
  });

  test('a login whose confirmed address is not the account’s gets a mail', async () => {
    const { uid } = await anAdvisorLogin();
    const email = `${newId('other').toLowerCase()}@example.org`;
    await getAuth(app).updateUser(uid, { email, emailVerified: true });
    expect(await verify(uid)).toEqual({ outcome: 'sent' });
  });

  test('an address that objected gets no mail, which the answer says, until its owner takes that back', async () => {
    const { email, idToken, uid } = await anAdvisorLogin();
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

test('the link that confirms an address leads to the portal, and there is none for an address without a login', async () => {
  const { email, uid } = await anAdvisorLogin();
  const link = new URL((await signInLinks.emailVerification({ id: uid, email })) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/confirm-email`);
  await confirmEmail(accountLinkSecret(link.hash));
  expect((await getAuth(app).getUser(uid)).emailVerified).toBe(true);
  const nobody = { id: newId('nobody'), email: `${newId('nobody')}@example.org` };
  expect(await signInLinks.emailVerification(nobody)).toBeNull();
});
