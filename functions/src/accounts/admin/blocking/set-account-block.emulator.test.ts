import '../../../../test/own-project.ts';
import '../../../../test/unverified-tokens.ts';
import '../../../../fuzz/environment.ts';
import { adminActionSchema, type Account } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { entitlementId } from '@wbd/domain/sales';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { tokenOf } from '../../../../fuzz/logins.ts';
import { serveCallables } from '../../../../fuzz/server.ts';
import { admitted } from '../../../../test/callers.ts';
import { answerSchema } from '../../../../test/calls.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { lastRevocation, validAfter } from '../../../../test/revocations.ts';
import { app, db, parseDocuments } from '../../../core/firestore.ts';
import { logins } from '../../../core/logins.ts';
import { readAccount, readAdvisor } from '../../../core/people.repository.ts';
import { refreshHero, refreshPage } from '../../../content/pages/refresh-pages.service.ts';
import { videoUrl } from '../../../content/videos/video-url.callable.ts';
import { advisorData } from '../../advisors/advisor-data.callable.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { advisorMail, planMail } from '../../../mail/occasions/advisor-mail.ts';
import { adminPorts } from '../admin-ports.ts';
import { storeBlock } from './blocks.repository.ts';
import { followBlock } from './follow-block.service.ts';
import { setAccountBlock } from './set-account-block.service.ts';

const REASON = 'Werbung für Glücksspiel';
const ports = { ...adminPorts, storeBlock, changes: { take: () => Promise.resolve(true) } };
const set = async ({ id }: Account, target: string, reason: string | null) =>
  setAccountBlock(ports, { uid: target, reason }, await admitted(id));

async function anOpenAccount(changes: Partial<Account> = {}): Promise<Account> {
  const { id } = await store('advisors', anAdvisor());
  return store('accounts', anAccount({ id, ...changes }));
}
const anAdmin = () => anOpenAccount({ admin: true });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'internal'),
  );
/** The error code with which a call rejects a login. */
async function codeIn(
  { origin }: { origin: string },
  name: string,
  idToken: string,
  data: object,
): Promise<string> {
  const answer = await fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
  });
  return answerSchema.parse(await answer.json()).error?.details?.code ?? 'done';
}
const mailsOf = async (uid: string) =>
  parseDocuments(mailSchema, (await db.collection('mails').where('uid', '==', uid).get()).docs);

test('ADMIN-05 an admin blocks an advisor for a reason and unblocks them, each recorded and mailed once', async () => {
  const [admin, { id, email }] = [await anAdmin(), await anOpenAccount()];
  await set(admin, id, REASON);
  await set(admin, id, 'ein anderer Grund');
  expect(await readAccount(id)).toMatchObject({ block: { reason: REASON } });
  await set(admin, id, null);
  await set(admin, id, null);
  expect(await readAccount(id)).toMatchObject({ block: null });

  const entries = await db.collection('adminActions').where('account', '==', id).get();
  const told = parseDocuments(adminActionSchema, entries.docs).map(
    ({ action, reason, accountEmail }) => [action, reason, accountEmail],
  );
  expect(told.toSorted()).toEqual([
    ['account-blocked', REASON, email],
    ['account-unblocked', null, email],
  ]);
  const mails = (await mailsOf(id)).map((mail) => [mail.kind, 'reason' in mail && mail.reason]);
  expect(mails.toSorted()).toEqual([
    ['account-blocked', REASON],
    ['account-unblocked', null],
  ]);
});

test('ADMIN-05 keeps the block out of the public profile, and unblocking deletes the field of an earlier release', async () => {
  const [admin, { id }] = [await anAdmin(), await anOpenAccount()];
  const profile = async () => (await db.doc(`advisors/${id}`).get()).data();
  const before = await profile();
  await set(admin, id, REASON);
  expect(await profile()).toEqual(before);
  await db.doc(`advisors/${id}`).update({ blocked: true });
  await set(admin, id, null);
  expect(await profile()).toEqual(before);
});

test('ADMIN-05 no admin blocks themselves, and an unknown advisor is not found', async () => {
  const admin = await anAdmin();
  expect(await codeOf(set(admin, admin.id, REASON))).toBe('account/own');
  expect(await codeOf(set(admin, newId('gone'), REASON))).toBe('advisor/not-found');
  const unfinished = await store('accounts', anAccount());
  expect(await codeOf(set(admin, unfinished.id, REASON))).toBe('advisor/not-found');
});

test('ADMIN-05 of two admins who block each other at the same moment one stays', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  const outcomes = await Promise.all([
    codeOf(set(one, other.id, REASON)),
    codeOf(set(other, one.id, REASON)),
  ]);
  expect(outcomes.toSorted()).toEqual(['done', 'permission/denied']);
  const stored = await Promise.all([readAccount(one.id), readAccount(other.id)]);
  expect(stored.filter((account) => account?.block === null)).toHaveLength(1);
});

test('ADMIN-05 calls refuse the token that a blocked advisor still has, and answer once unblocked', async () => {
  const server = await serveCallables({ advisorData });
  try {
    const [admin, { id: uid, email }] = [await anAdmin(), await anOpenAccount()];
    await getAuth(app).createUser({ uid, email });
    const idToken = tokenOf({ uid, email });
    const ask = () => codeIn(server, 'advisorData', idToken, { part: 'profile', after: null });
    expect(await ask()).toBe('done');
    await set(admin, uid, REASON);
    expect(await ask()).toBe('account/blocked');
    await set(admin, uid, null);
    expect(await ask()).toBe('done');
  } finally {
    server.close();
  }
});

test('KNOW-02.6 denies a blocked advisor the films they bought', async () => {
  const server = await serveCallables({ videoUrl });
  try {
    const [admin, { id: uid, email }] = [await anAdmin(), await anOpenAccount()];
    const id = newId('film');
    const film = { advisor: admin.id, url: `paid_videos/video/${id}.mp4`, captions: null };
    await db.doc(`filmFiles/${id}`).set(film);
    await db.doc(`filmEntitlements/${entitlementId(uid, id)}`).set({
      advisor: uid,
      offer: id,
      seller: admin.id,
      title: 'Erbrecht',
      state: 'open',
      sale: 'cs_test_1',
      boughtAt: new Date(),
      revision: 1,
    });
    await getAuth(app).createUser({ uid, email, emailVerified: true });
    const ask = () => codeIn(server, 'videoUrl', tokenOf({ uid, email }), { kind: 'paid', id });
    // the advisor may play it, but the file does not exist
    expect(await ask()).toBe('video/not-found');
    await set(admin, uid, REASON);
    expect(await ask()).toBe('auth/required');
  } finally {
    server.close();
  }
});

test('ADMIN-05 the login is closed and its sessions end; it opens again, and that of a closed account stays closed', async () => {
  const [admin, { id: uid, email }] = [await anAdmin(), await anOpenAccount()];
  const auth = getAuth(app);
  await auth.createUser({ uid, email });
  const since = await lastRevocation(uid);
  const follow = () => followBlock({ account: readAccount, logins }, uid);
  await set(admin, uid, REASON);
  await follow();
  expect((await auth.getUser(uid)).disabled).toBe(true);
  expect(await validAfter(uid)).not.toBe(since);
  await set(admin, uid, null);
  await follow();
  await follow();
  expect((await auth.getUser(uid)).disabled).toBe(false);

  await logins.disable(uid);
  await db.doc(`accounts/${uid}`).delete();
  await follow();
  expect((await auth.getUser(uid)).disabled).toBe(true);
});

test('ADMIN-05 mails about a block and about the package, which runs on, are written while the login is closed; others are not', async () => {
  const [admin, { id: uid, email }] = [await anAdmin(), await anOpenAccount()];
  await getAuth(app).createUser({ uid, email, emailVerified: true });
  await set(admin, uid, REASON);
  await followBlock({ account: readAccount, logins }, uid);
  // unblocked, but the login is not open yet
  await set(admin, uid, null);
  const now = new Date();
  const reset = advisorMail({ kind: 'password-reset', uid, key: 'again', now });
  const mails = await mailsOf(uid);
  const written = await Promise.all(mails.map((mail) => composeMail(mail, now)));
  expect(written.map((mail) => mail?.subject).toSorted()).toEqual([
    'Dein Zugang zu WBD ist gesperrt',
    'Dein Zugang zu WBD ist wieder offen',
  ]);
  expect(await composeMail(reset, now)).toBeNull();
  const unpaid = advisorMail({ kind: 'payment-failed', uid, key: 'invoice', now });
  expect(await composeMail(unpaid, now)).toMatchObject({ to: { address: email } });
  const told = { uid, key: 'event', now, plan: 'pro_annual', next: 'basic', at: now };
  const planned = planMail('plan-change-planned', told);
  expect(await composeMail(planned, now)).toMatchObject({ to: { address: email } });
});

test('ADMIN-05 the page of a blocked advisor is withheld and comes back', async () => {
  const [admin, { id }] = [await anAdmin(), await anOpenAccount()];
  const { code } = (await readAdvisor(id)) ?? { code: '' };
  const hasPage = async () => (await db.doc(`publicPages/${code}`).get()).exists;
  await refreshPage(id);
  expect(await hasPage()).toBe(true);
  await set(admin, id, REASON);
  await refreshHero(id, code);
  expect(await hasPage()).toBe(false);
  await set(admin, id, null);
  await refreshHero(id, code);
  expect(await hasPage()).toBe(true);
});
