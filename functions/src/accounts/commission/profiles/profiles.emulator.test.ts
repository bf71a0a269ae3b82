import '../../../../test/own-project.ts';
import { CREDIT_NOTE_WORDING, type SetTaxProfileInput } from '@wbd/domain/commission';
import { aParty } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { db } from '../../../core/firestore.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import { readAccount, readAdministrators, readAdvisor } from '../../../core/people.repository.ts';
import { lastTraces } from '../../closing/steps/last-traces.repository.ts';
import { profilesRepository } from './profiles.repository.ts';
import { setPayer } from './set-payer.service.ts';
import { setTaxProfile } from './set-tax-profile.service.ts';

const ports = {
  account: readAccount,
  advisor: readAdvisor,
  changes: { take: () => Promise.resolve(true) },
  administrators: readAdministrators,
  moneyChanges: { take: () => Promise.resolve(true) },
  profiles: profilesRepository,
  now: () => new Date('2027-02-01T10:00:00Z'),
};
const IBAN = 'DE02120300000000202051';
const OTHER = 'AT611904300234573201';
const set = async (uid: string, changes: Partial<SetTaxProfileInput> = {}) =>
  setTaxProfile(
    ports,
    { ...aParty(), kind: 'small', iban: IBAN, wording: CREDIT_NOTE_WORDING, ...changes },
    await admitted(uid),
  );
const row = async (path: string) => (await db.doc(path).get()).data();
const aPerson = async (changes: Parameters<typeof anAccount>[0] = {}) => {
  const advisor = await store('advisors', anAdvisor({ lv: 0 }));
  await store('accounts', anAccount({ id: advisor.id, ...changes }));
  return advisor;
};
const fieldsOf = (given: Promise<unknown>) =>
  given.then(
    () => null,
    (error: unknown) => (error instanceof InvalidInput ? error.fields : error),
  );

test('NET-05 a tax profile shows the end of the account alone, and another account is told to the partner', async () => {
  const { id } = await aPerson();
  await set(id);
  expect(await row(`taxProfiles/${id}`)).toMatchObject({ kind: 'small', ibanEnd: '2051' });
  expect(JSON.stringify(await row(`taxProfiles/${id}`))).not.toContain(IBAN);
  expect(await row(`bankAccounts/${id}`)).toMatchObject({ iban: IBAN });
  const news = () => db.collection('notifications').where('advisor', '==', id).get();
  await set(id, { iban: null, city: 'Bremen' });
  expect(await row(`bankAccounts/${id}`)).toMatchObject({ iban: IBAN });
  expect(await row(`taxProfiles/${id}`)).toMatchObject({ city: 'Bremen', ibanEnd: '2051' });
  expect((await news()).size).toBe(0);
  await set(id, { iban: OTHER });
  expect(await row(`taxProfiles/${id}`)).toMatchObject({ ibanEnd: '3201' });
  expect((await news()).docs.map((one) => String(one.get('event')))).toEqual(['payout-details']);
});

test('NET-05 rejects invalid fields by name', async () => {
  const { id } = await aPerson();
  expect(await fieldsOf(set(id, { iban: null }))).toEqual(['iban']);
  expect(await fieldsOf(set(id, { iban: 'DE02120300000000202052' }))).toEqual(['iban']);
  expect(await fieldsOf(set(id, { iban: 'BR1800360305000010009795493C1' }))).toEqual(['iban']);
  expect(await fieldsOf(set(id, { taxId: null }))).toEqual(['taxId']);
  expect(await fieldsOf(set(id, { kind: 'abroad' }))).toEqual(['country']);
  expect(await fieldsOf(set(id, { name: '李小龍' }))).toEqual(['name']);
  expect(await row(`taxProfiles/${id}`)).toBeUndefined();
});

test('NET-06 lets administrators set the name and the bank account of their organisation', async () => {
  const admin = await aPerson({ orgAdmin: true });
  const input = { ...aParty(), taxId: 'DE123456788', iban: IBAN };
  expect(
    await fieldsOf(setPayer(ports, { ...input, iban: null }, await admitted(admin.id))),
  ).toEqual(['iban']);
  expect(
    await fieldsOf(setPayer(ports, { ...input, name: '李小龍' }, await admitted(admin.id))),
  ).toEqual(['name']);
  await setPayer(ports, input, await admitted(admin.id));
  await setPayer(ports, { ...input, iban: null, name: 'Neue GmbH' }, await admitted(admin.id));
  expect(await row(`payers/${admin.org}`)).toMatchObject({ name: 'Neue GmbH', ibanEnd: '2051' });
  expect(await row(`bankAccounts/payer~${admin.org}`)).toMatchObject({ iban: IBAN });
});

test('NET-05 tax profile and account go with the advisor, and stay while commission can still be claimed', async () => {
  const [free, owed] = [await aPerson(), await aPerson()];
  for (const { id } of [free, owed]) await set(id);
  const balance = { partner: owed.id, payer: 'org', held: 0, due: 1, inPayout: 0, paid: 0 };
  await db.doc(`ledgers/${newId('org')}/balances/${owed.id}`).set(balance);
  for (const { id } of [free, owed]) await lastTraces.removeRows(id);
  for (const kind of ['taxProfiles', 'bankAccounts']) {
    expect(await row(`${kind}/${free.id}`)).toBeUndefined();
    expect((await row(`${kind}/${owed.id}`))?.['expiresAt']).not.toBeNull();
  }
});
