import '../../../test/own-project.ts';
import { adminActionSchema, type Account } from '@wbd/domain/accounts';
import { consentTo, presentWording } from '@wbd/domain/consents';
import { aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { readAccount } from '../../core/people.repository.ts';
import { accountDetails, type AccountDetailsPorts } from './account-details.service.ts';
import { adminPorts } from './admin-ports.ts';
import { setTestAccount } from './set-test-account.service.ts';

const always = { take: () => Promise.resolve(true) };
const SIGNED_IN = new Date('2026-02-03T08:00:00Z');
const ports = {
  ...adminPorts,
  looks: always,
  changes: always,
  signIns: () =>
    Promise.resolve({
      emailConfirmed: true,
      secondFactor: { kind: 'sms' as const, since: SIGNED_IN },
      lastSignIn: SIGNED_IN,
    }),
};
const anAdmin = () => store('accounts', anAccount({ id: newId('admin'), admin: true }));
const look = async (caller: Account, uid: string, changes: Partial<AccountDetailsPorts> = {}) =>
  accountDetails({ ...ports, ...changes }, { uid }, await admitted(caller.id));

test('ADMIN-04 an admin reads facts, plans, mails and the last sign-in of an advisor', async () => {
  const [admin, advisor] = [await anAdmin(), await store('advisors', anAdvisor())];
  const account = await store(
    'accounts',
    anAccount({ id: advisor.id, plan: 'pro_annual', consent: consentTo('sign-up', SIGNED_IN) }),
  );
  const change = { id: 'evt_1', from: 'basic', to: 'pro_annual', at: SIGNED_IN };
  await db.doc(`accounts/${advisor.id}/planChanges/evt_1`).set(toData(change));
  const seat = { advisor: advisor.id, session: 's', customer: 'c' };
  const givenUp = await store('mails', aRegistrationMail(seat, { state: 'failed', sentAt: null }));

  expect(await look(admin, advisor.id)).toMatchObject({
    uid: advisor.id,
    email: account.email,
    plan: 'pro_annual',
    isTest: account.isTest,
    advisor: { code: advisor.code, level: advisor.lv, hasOwnPage: advisor.hasOwnPage },
    consent: { version: presentWording('sign-up').version, at: SIGNED_IN.getTime() },
    subscription: null,
    login: {
      emailConfirmed: true,
      secondFactor: { kind: 'sms', since: SIGNED_IN.getTime() },
      lastSignIn: SIGNED_IN.getTime(),
    },
    planChanges: [{ from: 'basic', to: 'pro_annual', at: SIGNED_IN.getTime() }],
    mails: [{ id: givenUp.id, state: 'failed', isGivenUp: true }],
  });
  await expect(look(admin, newId('gone'))).rejects.toMatchObject({ code: 'advisor/not-found' });
  const looks = { take: () => Promise.resolve(false) };
  await expect(look(admin, advisor.id, { looks })).rejects.toMatchObject({ code: 'rate/limited' });
});

test('ADMIN-02 an admin marks a test account and unmarks it, each recorded once', async () => {
  const [admin, account] = [await anAdmin(), await store('accounts', anAccount({ isTest: false }))];
  const mark = async (caller: Account, isTest: boolean, uid = account.id) =>
    setTestAccount(ports, { uid, isTest }, await admitted(caller.id));
  await mark(admin, true);
  await mark(admin, true);
  expect(await readAccount(account.id)).toMatchObject({ isTest: true });
  await mark(admin, false);
  expect(await readAccount(account.id)).toMatchObject({ isTest: false });
  await expect(mark(admin, true, newId('gone'))).rejects.toMatchObject({
    code: 'advisor/not-found',
  });
  const found = await db.collection('adminActions').where('admin', '==', admin.id).get();
  expect(
    parseDocuments(adminActionSchema, found.docs)
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['test-account-set', 'test-account-unset']);
});

test('ADMIN-02 however many mails and changes there are, the latest 20 of each are read', async () => {
  const admin = await anAdmin();
  const advisor = await store('advisors', anAdvisor());
  await store('accounts', anAccount({ id: advisor.id }));
  const seat = { advisor: advisor.id, session: 's', customer: 'c' };
  await Promise.all(
    Array.from({ length: 25 }, async (_, number) => {
      const at = new Date(Date.UTC(2026, 0, 1 + number));
      const change = { from: 'basic', to: 'lite_annual', at };
      await db.doc(`accounts/${advisor.id}/planChanges/evt_${number}`).set(change);
      await store('mails', aRegistrationMail(seat, { leaseUntil: at, sentAt: at }));
    }),
  );
  const { mails, planChanges } = await look(admin, advisor.id);
  const latest = Array.from({ length: 20 }, (_, ago) => Date.UTC(2026, 0, 25 - ago));
  expect(mails.map(({ at }) => at)).toEqual(latest);
  expect(planChanges.map(({ at }) => at)).toEqual(latest);
});
