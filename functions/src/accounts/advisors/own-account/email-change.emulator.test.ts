import '../../../../test/own-project.ts';
import { accountLinkSecret } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { codeOf } from '../../../../test/code-of.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { dying } from '../../../../test/dying.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { newEmail, ports as outbox, sentOnce } from '../../../../test/outbox.ts';
import { app, db, parseDocuments } from '../../../core/firestore.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { signInLinks } from '../../../gateways/sign-in-links.ts';
import { deliverMail } from '../../../mail/outbox/deliver-mail.service.ts';
import { emailChangePorts } from './email-change-ports.ts';
import {
  carryOutEmailChange,
  confirmEmailChange,
  emailChangeLink,
  requestEmailChange,
  type EmailChangePorts,
} from './email-change.service.ts';

const ports = emailChangePorts;
async function anOwner(email = newEmail()) {
  const { uid } = await getAuth(app).createUser({
    email,
    emailVerified: true,
    password: 'leise Mühle',
  });
  await store('advisors', anAdvisor({ id: uid }));
  await store('accounts', anAccount({ id: uid, email }));
  return { uid, email };
}

async function deliverAll(uid: string, kind: string): Promise<void> {
  const found = await db.collection('mails').where('advisor', '==', uid).get();
  for (const row of parseDocuments(mailSchema, found.docs)) {
    if (row.kind === kind) await deliverMail(outbox, row.id);
  }
}

/** Requests a change as the signed-in advisor, and reads the link in the mail to the new address. */
async function linkTo(uid: string, email: string): Promise<string> {
  await requestEmailChange(ports, { email }, { uid, phone: null, emailConfirmed: true });
  await deliverAll(uid, 'email-change');
  const { html } = await sentOnce(email);
  const link = /href="([^"]*\/auth\/change-email#[^"]*)"/.exec(html)?.[1] ?? '';
  return accountLinkSecret(new URL(link).hash);
}
const confirm = (token: string, own: EmailChangePorts = ports) =>
  confirmEmailChange(own, { token }, newId('network'));

test('the new address gets a link; following it changes login and account, and the previous address gets a mail', async () => {
  const { uid, email } = await anOwner();
  const next = newEmail();
  const token = await linkTo(uid, next);
  expect(await emailChangeLink(ports, { token }, newId('network'))).toEqual({ email: next });
  expect((await readAccount(uid))?.email).toBe(email);

  expect(await confirm(token)).toEqual({ email: next });
  expect((await readAccount(uid))?.email).toBe(next);
  expect(await getAuth(app).getUser(uid)).toMatchObject({ email: next, emailVerified: true });
  await deliverAll(uid, 'email-changed');
  const notice = await sentOnce(email);
  expect(notice.subject).toBe('Dein WBD-Konto hat eine neue E-Mail-Adresse');
  expect(JSON.stringify(notice)).not.toContain(next);
  expect((await db.doc(`emailChanges/${uid}`).get()).exists).toBe(false);
  // a link is good once
  expect(await codeOf(confirm(token))).toBe('link/invalid');
});

test('the confirmation link sets the address of the account on a login that has another one', async () => {
  const { uid, email } = await anOwner();
  await getAuth(app).updateUser(uid, { email: newEmail(), emailVerified: true });
  const link = new URL((await signInLinks.emailVerification({ id: uid, email })) ?? '');
  expect(link.pathname).toBe('/auth/change-email');
  const token = accountLinkSecret(link.hash);
  expect(await confirm(token)).toEqual({ email });
  expect(await getAuth(app).getUser(uid)).toMatchObject({ email, emailVerified: true });
  const { docs } = await db.collection('mails').where('advisor', '==', uid).get();
  expect(docs).toEqual([]);
});

test('the confirmation link takes the address of the account from the login of another account', async () => {
  const { uid, email } = await anOwner();
  const other = await anOwner();
  await getAuth(app).updateUser(uid, { email: newEmail(), emailVerified: true });
  await getAuth(app).updateUser(other.uid, { email });
  const link = new URL((await signInLinks.emailVerification({ id: uid, email })) ?? '');
  expect(await confirm(accountLinkSecret(link.hash))).toEqual({ email });
  expect(await getAuth(app).getUser(uid)).toMatchObject({ email, emailVerified: true });
});

test('wherever it dies, the trigger finishes it: one address, one notice', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { uid } = await anOwner();
    const next = newEmail();
    const token = await linkTo(uid, next);
    finished = (await codeOf(confirm(token, dying(ports, step)))) === 'done';
    const isOrdered = (await db.doc(`emailChanges/${uid}`).get()).exists;
    await carryOutEmailChange(ports, uid);
    await carryOutEmailChange(ports, uid);
    const { email: ofLogin } = await getAuth(app).getUser(uid);
    const ofAccount = (await readAccount(uid))?.email;
    expect(ofLogin).toBe(ofAccount);
    if (isOrdered || finished) expect(ofAccount).toBe(next);
    const found = await db.collection('mails').where('advisor', '==', uid).get();
    const notices = found.docs.filter((row) => row.get('kind') === 'email-changed');
    expect(notices).toHaveLength(ofAccount === next ? 1 : 0);
    expect(step).toBeLessThan(25);
  }
});

test('an address that an account has gets a mail without a link, and the answer does not say so', async () => {
  const { uid } = await anOwner();
  const other = await anOwner();
  const caller = { uid, phone: null, emailConfirmed: true };
  const free = await requestEmailChange(ports, { email: newEmail() }, caller);
  const taken = await requestEmailChange(ports, { email: other.email }, caller);
  expect(taken).toEqual(free);
  await deliverAll(uid, 'email-change');
  const mail = await sentOnce(other.email);
  expect(mail.subject).toBe('Zu dieser Adresse gibt es schon ein WBD-Konto');
  expect(mail.html).not.toContain('/auth/change-email');
});

test('of two accounts that want the same address, the first to confirm has it, and nothing is taken from it', async () => {
  const [one, two] = [await anOwner(), await anOwner()];
  const next = newEmail();
  const first = await linkTo(one.uid, next);
  await requestEmailChange(
    ports,
    { email: next },
    { uid: two.uid, phone: null, emailConfirmed: true },
  );
  await deliverAll(two.uid, 'email-change');
  await expect.poll(() => mailsTo(next)).toHaveLength(2);
  // the inbox tells nothing about the order of mails of one moment
  const second = (await mailsTo(next))
    .map(({ html }) => /href="([^"]*\/auth\/change-email#[^"]*)"/.exec(html)?.[1] ?? '')
    .map((link) => accountLinkSecret(new URL(link).hash))
    .find((token) => token !== first);
  const since = await ports.logins.validSince(one.uid);
  // the login of the first has it already, its account not yet
  await getAuth(app).updateUser(one.uid, { email: next });
  expect(await codeOf(confirm(second ?? ''))).toBe('advisor/email-taken');
  await getAuth(app).updateUser(one.uid, { email: one.email });
  // an address set from outside ends earlier links; this one is as good as before
  const before = { ...ports.logins, validSince: () => Promise.resolve(since) };
  expect(await codeOf(confirm(first, { ...ports, logins: before }))).toBe('done');
  expect((await readAccount(two.uid))?.email).toBe(two.email);
  expect((await getAuth(app).getUser(one.uid)).email).toBe(next);
});

test('a login that only claims the address gives it up', async () => {
  const { uid } = await anOwner();
  const next = newEmail();
  await getAuth(app).createUser({ email: next, password: 'leise Mühle' });
  const token = await linkTo(uid, next);
  await confirm(token);
  expect((await getAuth(app).getUserByEmail(next)).uid).toBe(uid);
});

test('a link is worth nothing after a day, after a new password, once changed, or for a closed account', async () => {
  const { uid } = await anOwner();
  const token = await linkTo(uid, newEmail());
  const late = { ...ports, now: () => new Date(Date.now() + 24.1 * 3_600_000) };
  expect(await codeOf(confirm(token, late))).toBe('link/expired');
  const [body = '', signature = ''] = token.split('.');
  const payload = Buffer.from(body, 'base64url').toString('utf8');
  const forged = Buffer.from(payload.replace(uid, 'anderes')).toString('base64url');
  expect(await codeOf(confirm(`${forged}.${signature}`))).toBe('link/invalid');
  await db.doc(`accounts/${uid}`).delete();
  expect(await codeOf(confirm(token))).toBe('link/invalid');

  const other = await anOwner();
  const stale = await linkTo(other.uid, newEmail());
  const again = { ...ports, logins: { ...ports.logins, validSince: () => Promise.resolve(1) } };
  expect(await codeOf(confirm(stale, again))).toBe('link/invalid');
});

test('one advisor has five links sent in an hour, and someone without an account none', async () => {
  const { uid } = await anOwner();
  const caller = { uid, phone: null, emailConfirmed: true };
  for (let turn = 0; turn < 5; turn++)
    await requestEmailChange(ports, { email: newEmail() }, caller);
  expect(await codeOf(requestEmailChange(ports, { email: newEmail() }, caller))).toBe(
    'rate/limited',
  );
  const nobody = { ...caller, uid: newId('nobody') };
  expect(await codeOf(requestEmailChange(ports, { email: newEmail() }, nobody))).toBe(
    'permission/denied',
  );
});
