import '../../../test/own-project.ts';
import { accountLinkSecret, type Account } from '@wbd/domain/accounts';
import { CREDIT_NOTE_WORDING, type SetTaxProfileInput } from '@wbd/domain/commission';
import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import { aParty } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { admitted } from '../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { newEmail, ports as outbox, sentOnce } from '../../../test/outbox.ts';
import { lastRevocation, validAfter } from '../../../test/revocations.ts';
import { app, db, parseDocuments } from '../../core/firestore.ts';
import { moneyChangeToken } from '../../core/money-change-token.ts';
import { deliverMail } from '../../mail/outbox/deliver-mail.service.ts';
import { moneyPorts } from '../commission/money-ports.ts';
import { profilesRepository } from '../commission/profiles/profiles.repository.ts';
import { setPayer } from '../commission/profiles/set-payer.service.ts';
import { setTaxProfile } from '../commission/profiles/set-tax-profile.service.ts';
import { moneyChangePorts } from './money-change-ports.ts';
import { stopWaitingChange, type Stopper } from './stop-waiting-change.service.ts';
import { moneyChangeLink, stopMoneyChange } from './stop-money-change.service.ts';

const OWN = 'DE02120300000000202051';
const STOLEN = 'AT611904300234573201';
const OTHER = 'DE89370400440532013000';
const HOUR_MS = 3_600_000;

async function aPartner() {
  const email = newEmail();
  const { uid } = await getAuth(app).createUser({
    email,
    emailVerified: true,
    password: 'leise Mühle',
  });
  const advisor = await store('advisors', anAdvisor({ id: uid, org: newId('org') }));
  await store('accounts', anAccount({ id: uid, email }));
  const boss = await store('advisors', anAdvisor({ org: advisor.org }));
  await store('accounts', anAccount({ id: boss.id, orgAdmin: true } satisfies Partial<Account>));
  const set = async (changes: Partial<SetTaxProfileInput>, hours = 0) =>
    setTaxProfile(
      {
        ...moneyPorts,
        profiles: profilesRepository,
        changes: { take: () => Promise.resolve(true) },
        now: () => new Date(Date.now() + hours * HOUR_MS),
      },
      { ...aParty(), kind: 'private', iban: null, wording: CREDIT_NOTE_WORDING, ...changes },
      await admitted(uid),
    );
  await set({ iban: OWN });
  return { uid, email, boss, set };
}

async function changesOf(uid: string): Promise<MoneyChange[]> {
  const { docs } = await db.collection('moneyChanges').where('by', '==', uid).get();
  return parseDocuments(moneyChangeSchema, docs).toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

const at = (hours: number) => ({
  ...moneyChangePorts,
  now: () => new Date(Date.now() + hours * HOUR_MS),
});
const tokenOf = ({ id: change, by: uid, at: made }: MoneyChange) =>
  moneyChangeToken({ change, uid }, made);
const look = (token: string, hours = 1) => moneyChangeLink(at(hours), { token }, newId('network'));
const stop = (token: string, hours = 1) => stopMoneyChange(at(hours), { token }, newId('network'));
const stopInPortal = (change: string, stopper: Stopper, hours = 1) =>
  stopWaitingChange(
    {
      changes: moneyChangePorts.changes,
      limit: { take: () => Promise.resolve(true) },
      now: at(hours).now,
    },
    { change },
    stopper,
  );
const never = (): never => {
  throw new Error('nothing was recorded');
};
const account = async (uid: string) => (await db.doc(`bankAccounts/${uid}`).get()).data();
const mailsTo = async (uid: string, kind: string) => {
  const { docs } = await db.collection('mails').where('advisor', '==', uid).get();
  return docs.filter((row) => row.get('kind') === kind);
};

test('NET-05 notifies the partner and the administrators of a changed account, and the mailed link stops it', async () => {
  const { uid, email, boss, set } = await aPartner();
  await set({ iban: STOLEN });
  const [, changed] = await changesOf(uid);
  expect(changed).toMatchObject({
    kind: 'iban',
    before: '2051',
    after: '3201',
    readers: [uid, boss.id],
  });
  expect(await mailsTo(boss.id, 'money-change-of-others')).toHaveLength(2);
  const [mail] = (await mailsTo(uid, 'money-change')).filter(
    (row) => row.get('change') === changed?.id,
  );
  await deliverMail(outbox, mail?.id ?? '');
  const { html, text } = await sentOnce(email);
  expect(text).toContain('3201');
  const link = /href="([^"]*\/auth\/stop-change#[^"]*)"/.exec(html)?.[1] ?? '';
  const token = accountLinkSecret(new URL(link).hash);
  expect(await look(token)).toMatchObject({ kind: 'iban', isStoppable: true });

  const since = await lastRevocation(uid);
  expect(await stop(token)).toEqual({ isStopped: true });
  expect(await account(uid)).toMatchObject({ iban: OWN, waitsUntil: null, earlier: null });
  expect((await db.doc(`taxProfiles/${uid}`).get()).data()).toMatchObject({
    ibanEnd: '2051',
    waitsUntil: null,
  });
  expect(await validAfter(uid)).not.toBe(since);
  expect(await mailsTo(uid, 'password-reset')).toHaveLength(1);
  expect(
    (await mailsTo(boss.id, 'money-change-of-others')).filter((row) => row.get('isStopped')),
  ).toHaveLength(1);
  // a second stop does not reset the password that was chosen since
  const chosen = await lastRevocation(uid);
  expect(await stop(token)).toEqual({ isStopped: true });
  expect(await validAfter(uid)).toBe(chosen);
  expect(await codeOf(look(token))).toBe('link/invalid');
});

test('NET-05 stopping the first of two changes stops the second, and statements are paid to the earlier account', async () => {
  const { uid, set } = await aPartner();
  await set({ iban: STOLEN });
  await set({ iban: OTHER }, 10);
  const waitsUntil = new Date(Date.now() + 82 * HOUR_MS);
  await db
    .doc(`bankAccounts/of-${uid}`)
    .set({ iban: OTHER, waitsUntil, earlier: OWN, expiresAt: null });
  const parties = { issuer: aParty(), recipient: { ...aParty(), kind: 'private' }, lines: [] };
  await db.doc(`statements/of-${uid}`).set({
    payer: 'org',
    partner: uid,
    month: '2027-01',
    number: 1,
    ...parties,
    net: 1,
    tax: 0,
    total: 1,
    ibanEnd: '3000',
    waitsUntil,
    state: 'issued',
    payout: null,
    issuedOn: '2027-02-01',
    endedOn: null,
  });
  const [, first] = await changesOf(uid);
  if (!first) throw new Error('nothing was recorded');
  expect(await stop(tokenOf(first), 11)).toEqual({ isStopped: true });
  expect(await account(uid)).toMatchObject({ iban: OWN });
  expect(await account(`of-${uid}`)).toMatchObject({ iban: OWN, waitsUntil: null });
  expect((await db.doc(`statements/of-${uid}`).get()).data()).toMatchObject({
    ibanEnd: '2051',
    waitsUntil: null,
  });
  expect((await changesOf(uid)).slice(1).every(({ stoppedAt }) => stoppedAt !== null)).toBe(true);
});

test('NET-05 the owner stops a waiting account in the portal, stays signed in, and everyone is notified', async () => {
  const { uid, email, boss, set } = await aPartner();
  await set({ iban: STOLEN });
  const [, changed] = await changesOf(uid);
  const change = changed?.id ?? '';
  const since = await lastRevocation(uid);
  for (const stranger of [
    { uid: boss.id, administers: boss.org },
    { uid: newId('other'), administers: null },
  ]) {
    expect(await codeOf(stopInPortal(change, stranger))).toBe('money-change/not-found');
  }
  expect(await codeOf(stopInPortal('unknown', { uid, administers: null }))).toBe(
    'money-change/not-found',
  );
  expect(await account(uid)).toMatchObject({ iban: STOLEN });
  await stopInPortal(change, { uid, administers: null });
  await stopInPortal(change, { uid, administers: null });
  expect(await account(uid)).toMatchObject({ iban: OWN, waitsUntil: null, earlier: null });
  expect((await changesOf(uid))[1]).toMatchObject({ stoppedBy: uid });
  expect(await validAfter(uid)).toBe(since);
  expect(await mailsTo(uid, 'password-reset')).toHaveLength(0);
  const stopped = async (to: string, kind: string) =>
    (await mailsTo(to, kind)).filter((row) => row.get('isStopped'));
  expect(await stopped(boss.id, 'money-change-of-others')).toHaveLength(1);
  const [mail, ...others] = await stopped(uid, 'money-change');
  expect(others).toEqual([]);
  await deliverMail(outbox, mail?.id ?? '');
  const { html, text } = await sentOnce(email);
  expect(text).toContain('Du hast das im Portal gestoppt');
  expect(html).not.toContain('stop-change');
  // the link of the mail is used up
  expect(await codeOf(look(tokenOf(changed ?? never())))).toBe('link/invalid');
});

test('NET-05 another administrator can stop a changed account of the organisation until it takes effect', async () => {
  const { uid, boss } = await aPartner();
  await db.doc(`accounts/${uid}`).update({ orgAdmin: true });
  const setIban = async (iban: string) =>
    setPayer(
      {
        ...moneyPorts,
        profiles: profilesRepository,
        changes: { take: () => Promise.resolve(true) },
      },
      { ...aParty(), taxId: 'DE136695976', iban },
      await admitted(uid),
    );
  await setIban(OWN);
  await setIban(STOLEN);
  const [, , changed] = await changesOf(uid);
  const change = changed?.id ?? '';
  const { org } = boss;
  expect(await codeOf(stopInPortal(change, { uid, administers: null }))).toBe(
    'money-change/not-found',
  );
  expect(await codeOf(stopInPortal(change, { uid: boss.id, administers: org }, 73))).toBe(
    'money-change/effective',
  );
  expect(await account(`payer~${org}`)).toMatchObject({ iban: STOLEN });
  await stopInPortal(change, { uid: boss.id, administers: org });
  expect(await account(`payer~${org}`)).toMatchObject({ iban: OWN, waitsUntil: null });
  expect((await db.doc(`payers/${org}`).get()).data()).toMatchObject({ ibanEnd: '2051' });
});

test('NET-05 rejects a forged, foreign or expired link, and only ends sessions once the account is in effect', async () => {
  const { uid, set } = await aPartner();
  await set({ iban: STOLEN });
  const [, changed] = await changesOf(uid);
  if (!changed) throw new Error('nothing was recorded');
  const stranger = moneyChangeToken({ change: changed.id, uid: newId('other') }, changed.at);
  expect(await codeOf(stop(stranger))).toBe('link/invalid');
  const [body = ''] = tokenOf(changed).split('.');
  expect(await codeOf(stop(`${body}.AAAA`))).toBe('link/invalid');
  expect(await codeOf(stop(tokenOf(changed), 24 * 7 + 1))).toBe('link/expired');
  expect(await stop(tokenOf(changed), 73)).toEqual({ isStopped: false });
  expect(await account(uid)).toMatchObject({ iban: STOLEN });
});
