import {
  inOtherHands,
  later,
  newEmail,
  ports,
  sentOnce,
  stateOf,
} from '../../../../test/outbox.ts';
import { accountLinkSecret, type Account } from '@wbd/domain/accounts';
import type { AdvisorMail } from '@wbd/domain/mails';
import { aBilling, aSubscription } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { confirmEmail, signInByEmail, signUpByEmail } from '../../../../test/people.ts';
import { passwordLinkPorts } from '../../../accounts/advisors/passwords/password-link-ports.ts';
import { choosePassword } from '../../../accounts/advisors/passwords/password-link.service.ts';
import { app, db } from '../../../core/firestore.ts';
import { portalOrigin } from '../../../core/settings.ts';
import { deliverMail } from '../../outbox/deliver-mail.service.ts';
import { advisorMail } from '../../occasions/advisor-mail.ts';

/** An advisor with a login and an account. */
async function aLogin(changes: Partial<Account> = {}) {
  const email = newEmail();
  const { uid } = await signUpByEmail(email);
  const advisor = await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email, ...changes }));
  return { uid, email, advisor };
}

/** Queues a mail and delivers it. */
async function deliver(kind: AdvisorMail['kind'], uid: string): Promise<string> {
  const row = inOtherHands(advisorMail({ kind, uid, key: newId('key'), now: new Date() }));
  await store('mails', row);
  await deliverMail({ ...ports, now: later }, row.id);
  return row.id;
}

/** The links of a mail that prove who reads it. */
function proofs(html: string): URL[] {
  const links = [...html.matchAll(/href="([^"]*\/auth\/[^"]*#[^"]*)"/g)];
  return links.map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')));
}

test('AUTH-11 one mail holds a link to set a new password', async () => {
  const { uid, email } = await aLogin();
  const id = await deliver('password-reset', uid);

  const { html } = await sentOnce(email);
  const [link] = proofs(html);
  if (!link) throw new Error('The mail has no link.');
  expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/new-password`);
  const secret = accountLinkSecret(link.hash);
  // nothing secret is left behind
  const row = JSON.stringify((await db.doc(`mails/${id}`).get()).data());
  expect(row).not.toContain(secret);
  expect(row).not.toContain(email);

  await choosePassword(
    passwordLinkPorts,
    { token: secret, password: 'nagelneu-42' },
    newId('network'),
  );
  const { uid: signedIn } = await signInByEmail(email, 'nagelneu-42');
  expect(signedIn).toBe(uid);
});

test('AUTH-11 an address is confirmed by the link, after which no further mail asks for it', async () => {
  const { uid, email } = await aLogin();
  await deliver('email-verification', uid);

  const [link] = proofs((await sentOnce(email)).html);
  if (!link) throw new Error('The mail has no link.');
  await confirmEmail(accountLinkSecret(link.hash));
  expect((await getAuth(app).getUser(uid)).emailVerified).toBe(true);

  expect(await stateOf(await deliver('email-verification', uid))).toBe('dropped');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('AUTH-04 a welcome confirms the address, and says nothing that was typed at sign-up', async () => {
  const { uid, email, advisor } = await aLogin();
  await deliver('advisor-welcome', uid);
  const mail = await sentOnce(email);
  expect(proofs(mail.html).map(({ pathname }) => pathname)).toContain('/auth/confirm-email');
  for (const typed of [advisor.firstName, advisor.lastName, advisor.code]) {
    expect(JSON.stringify(mail)).not.toContain(typed);
  }
});

test('the mail about a failed payment names the package that the account stores', async () => {
  const { uid, email } = await aLogin({
    billing: aBilling({
      subscription: aSubscription({ status: 'past_due', price: 'wbd_lite_monthly' }),
    }),
  });
  await deliver('payment-failed', uid);
  const { text } = await sentOnce(email);
  expect(text).toContain('WBD Lite');
  expect(text).toContain('79,00');
});

test.each(['password-reset', 'email-verification', 'advisor-welcome', 'payment-failed'] as const)(
  'AUTH-11 %s is not sent when the login is gone',
  async (kind) => {
    const { uid, email } = await aLogin();
    await getAuth(app).deleteUser(uid);
    expect(await stateOf(await deliver(kind, uid))).toBe('dropped');
    expect(await mailsTo(email)).toHaveLength(0);
  },
);
