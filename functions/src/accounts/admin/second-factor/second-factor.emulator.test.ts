import '../../../../test/own-project.ts';
import '../../../../test/unverified-tokens.ts';
import '../../../../fuzz/environment.ts';
import { adminActionSchema, type Account } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../../../../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../../../../fuzz/server.ts';
import { admitted } from '../../../../test/callers.ts';
import { answerSchema } from '../../../../test/calls.ts';
import { codeOf } from '../../../../test/code-of.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { lastRevocation, validAfter } from '../../../../test/revocations.ts';
import { app, db, parseDocuments } from '../../../core/firestore.ts';
import { logins } from '../../../core/logins.ts';
import { noteSecondFactor } from '../../advisors/own-account/note-second-factor.callable.ts';
import { storeOnce } from '../../advisors/own-account/second-factor-changes.repository.ts';
import { removeSecondFactor } from '../../advisors/own-account/remove-second-factor.callable.ts';
import { decideDeal } from '../../commission/decide-deal.callable.ts';
import { previewClose } from '../../commission/payouts/preview-close.callable.ts';
import { adminPorts } from '../admin-ports.ts';
import { resetSecondFactor as reset } from './reset-second-factor.service.ts';

let server: FuzzServer;
beforeAll(async () => {
  server = await serveCallables({ noteSecondFactor, removeSecondFactor, previewClose, decideDeal });
});
afterAll(() => server.close());

/** An advisor whose login has a second factor. */
async function anOwner(changes: Partial<Account> = {}) {
  const { id: uid } = await store('advisors', anAdvisor());
  const { email } = await store('accounts', anAccount({ id: uid, ...changes }));
  const phoneNumber = `+49155${String(Math.random()).slice(2, 10)}`;
  await getAuth(app).createUser({
    uid,
    email,
    emailVerified: true,
    multiFactor: { enrolledFactors: [{ phoneNumber, factorId: 'phone' }] },
  });
  return { uid, email };
}

async function refusalOf(name: string, who: Parameters<typeof tokenOf>[0], data: object = {}) {
  const answer = await fetch(`${server.origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(who)}` },
    body: JSON.stringify({ data }),
  });
  return answerSchema.parse(await answer.json()).error?.details?.code;
}

/** Mails and entries about changes of a second factor. */
async function told(uid: string) {
  const [mails, entries] = await Promise.all([
    db.collection('mails').where('uid', '==', uid).get(),
    db.collection('adminActions').where('account', '==', uid).get(),
  ]);
  const changes = parseDocuments(mailSchema, mails.docs).flatMap((mail) =>
    mail.kind === 'second-factor-changed' ? [mail.change] : [],
  );
  const actions = parseDocuments(adminActionSchema, entries.docs).map(({ action }) => action);
  return { mails: changes.toSorted(), entries: actions.toSorted() };
}

test('an advisor removes the second factor only after signing in with it, which ends all sessions', async () => {
  const owner = await anOwner();
  expect(await refusalOf('removeSecondFactor', owner)).toBe('auth/second-factor-required');
  expect(await logins.signIns(owner.uid)).toMatchObject({ secondFactor: { kind: 'sms' } });
  const since = await lastRevocation(owner.uid);
  expect(await refusalOf('removeSecondFactor', { ...owner, secondFactor: true })).toBeUndefined();
  expect(await logins.signIns(owner.uid)).toMatchObject({ secondFactor: null });
  expect(await validAfter(owner.uid)).not.toBe(since);
  expect(await told(owner.uid)).toEqual({ mails: ['removed'], entries: [] });
});

test('an added factor causes exactly one mail, and for administrators also an entry', async () => {
  const owner = await anOwner();
  const boss = await anOwner({ orgAdmin: true });
  for (const who of [owner, owner, boss]) {
    expect(await refusalOf('noteSecondFactor', who)).toBeUndefined();
  }
  expect(await told(owner.uid)).toEqual({ mails: ['added'], entries: [] });
  expect(await told(boss.uid)).toEqual({ mails: ['added'], entries: ['own-second-factor-added'] });
  await refusalOf('removeSecondFactor', { ...boss, secondFactor: true });
  expect(await told(boss.uid)).toEqual({
    mails: ['added', 'removed'],
    entries: ['own-second-factor-added', 'own-second-factor-removed'],
  });
  await getAuth(app).updateUser(owner.uid, { multiFactor: { enrolledFactors: null } });
  await db.recursiveDelete(db.collection('mails'));
  await refusalOf('noteSecondFactor', owner);
  expect(await told(owner.uid)).toEqual({ mails: [], entries: [] });
});

test('an administrator of an organisation needs a second factor for decisions, but not to withdraw their own deals', async () => {
  const boss = await anOwner({ orgAdmin: true });
  const decide = (kind: 'confirm' | 'withdraw') => ({ dealId: 'missing', decision: { kind } });
  expect(await refusalOf('previewClose', boss)).toBe('auth/second-factor-required');
  expect(await refusalOf('decideDeal', boss, decide('confirm'))).toBe(
    'auth/second-factor-required',
  );
  expect(await refusalOf('decideDeal', boss, decide('withdraw'))).toBe('deal/not-found');
  const strong = { ...boss, secondFactor: true };
  expect(await refusalOf('previewClose', strong)).not.toBe('auth/second-factor-required');
  expect(await refusalOf('decideDeal', strong, decide('confirm'))).toBe('deal/not-found');
  const advisor = await anOwner();
  expect(await refusalOf('previewClose', { ...advisor, secondFactor: true })).toBe(
    'permission/denied',
  );
  expect(await refusalOf('decideDeal', { ...advisor, secondFactor: true }, decide('confirm'))).toBe(
    'permission/denied',
  );
});

const ports = {
  ...adminPorts,
  logins,
  changes: { take: () => Promise.resolve(true) },
  storeOnce,
};
const resetAs = async (admin: { id: string }, uid: string) =>
  reset(
    ports,
    { uid, reason: 'Rückruf unter der Nummer aus dem Vertrag' },
    await admitted(admin.id),
  );

test('an admin resets the factor of a lost phone, on record even after a failure, but never that of an admin', async () => {
  const admin = await store('accounts', anAccount({ id: newId('admin'), admin: true }));
  const owner = await anOwner();
  const down = { ...logins, removeSecondFactor: () => Promise.reject(new Error('down')) };
  const input = { uid: owner.uid, reason: 'Rückruf' };
  const caller = await admitted(admin.id);
  await expect(reset({ ...ports, logins: down }, input, caller)).rejects.toThrow('down');
  await resetAs(admin, owner.uid);
  expect(await logins.signIns(owner.uid)).toMatchObject({ secondFactor: null });
  expect(await told(owner.uid)).toEqual({
    mails: ['reset', 'reset'],
    entries: ['second-factor-removed', 'second-factor-removed'],
  });

  const other = await anOwner({ admin: true });
  expect(await codeOf(resetAs(admin, other.uid))).toBe('permission/denied');
  expect(await logins.signIns(other.uid)).toMatchObject({ secondFactor: { kind: 'sms' } });
  expect(await codeOf(resetAs(admin, newId('gone')))).toBe('advisor/not-found');
});
