import '../../../test/own-project.ts';
import { accountSchema } from '@wbd/domain/accounts';
import { consentTo } from '@wbd/domain/consents';
import { presentContract, type Announcement } from '@wbd/domain/contracts';
import { mailSchema } from '@wbd/domain/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { accountOf, aPerson, createBillingWorld, type World } from '../../../test/billing-world.ts';
import { anAccount, newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { acceptContract } from './accept-contract.service.ts';
import { agreementsRepository } from './agreements.repository.ts';
import { announceContracts } from './announce-contracts.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const now = () => new Date();
const announced: Announcement = {
  id: presentContract(),
  kind: 'contract',
  effectiveOn: '2026-01-01',
  summary: 'Neu ist der Vertrag zur Auftragsverarbeitung.',
};
const ports = (announcements: readonly Announcement[]) => ({
  agreements: { ...agreementsRepository, announcements: () => Promise.resolve(announcements) },
  now,
});
const accept = (uid: string, version = presentContract()) =>
  acceptContract(
    { agreements: agreementsRepository, now },
    { version },
    { uid, phone: null, emailConfirmed: true },
  );
async function toldAbout(id: string): Promise<string[]> {
  const { docs } = await db.collection('mails').where('announcement.id', '==', id).get();
  const mails = parseDocuments(mailSchema, docs);
  return mails.map(({ advisor }) => advisor).toSorted();
}

async function dueAccounts(): Promise<string[]> {
  const { docs } = await db
    .collection('accounts')
    .where('contractDue', '==', presentContract())
    .get();
  return parseDocuments(accountSchema, docs).map(({ id }) => id);
}

test('everyone who has not agreed gets one mail, wherever a run dies, and is listed until they accept', async () => {
  const at = now();
  const before = await Promise.all(
    Array.from({ length: 205 }, () => store('accounts', anAccount({ id: newId('adv') }))),
  );
  const agreed = await store(
    'accounts',
    anAccount({ id: newId('new'), consent: consentTo('sign-up', at) }),
  );
  for (let step = 1, finished = false; !finished; step++) {
    const killed = announceContracts(dying(ports([announced]), step));
    finished = (await codeOf(killed)) === 'done';
    expect(step).toBeLessThan(20);
  }
  const ids = before.map(({ id }) => id).toSorted();
  expect(await toldAbout(announced.id)).toEqual(ids);
  expect((await dueAccounts()).toSorted()).toEqual(ids);
  expect(await announceContracts(ports([announced]))).toBe(0);
  expect((await accountOf(agreed.id)).contractDue).toBeNull();

  const [first = ''] = ids;
  await accept(first);
  const { agreement, contractDue } = await accountOf(first);
  expect(agreement).toMatchObject({ version: presentContract() });
  expect(contractDue).toBeNull();
  await accept(first);
  expect((await accountOf(first)).agreement).toEqual(agreement);
  expect(await dueAccounts()).not.toContain(first);
});

test('a change of sub-processors is announced to everyone and needs no acceptance; documents of another version are not announced', async () => {
  const change = { ...announced, id: 'mail-provider', kind: 'sub-processors' as const };
  const other = { ...announced, id: 'contract-0' };
  const { id } = await store(
    'accounts',
    anAccount({ id: newId('adv'), consent: consentTo('sign-up', now()) }),
  );
  await announceContracts(ports([other, change]));
  expect(await toldAbout(change.id)).toContain(id);
  expect(await toldAbout(other.id)).toEqual([]);
  expect((await accountOf(id)).contractDue).toBeNull();
});

test('only the version that is in force can be accepted, and only with an account', async () => {
  const { uid } = await aPerson();
  expect(await codeOf(accept(uid, 'contract-0'))).toBe('conflict');
  expect(await codeOf(accept(newId('nobody')))).toBe('permission/denied');
  expect((await accountOf(uid)).agreement).toBeNull();
});

test('from the day of effect on an order needs the acceptance; before it, and without an announcement, it does not', async () => {
  const person = await aPerson();
  const order = async (announcements: readonly Announcement[]) => {
    await db.doc('config/public').set({
      specialAdvisor: null,
      seminarRedirects: {},
      founderSchedulingLink: 'https://termine.example',
      announcements,
    });
    return codeOf(world.checkout(person, 'wbd_lite_annual'));
  };
  expect(await order([])).toBe('done');
  expect(await order([{ ...announced, effectiveOn: '2099-01-01' }])).toBe('done');
  expect(await order([announced])).toBe('contract/not-accepted');
  await accept(person.uid);
  expect(await order([announced])).toBe('done');
});

test('an advisor from before the declaration of a business orders nothing until they declare it', async () => {
  const consent = { version: 'sign-up-1', wording: 'Mit der Registrierung …', at: now() };
  const person = await aPerson({ account: { consent } });
  await db.doc('config/public').delete();
  const ordered = () => codeOf(world.checkout(person, 'wbd_lite_annual'));
  expect(await ordered()).toBe('contract/not-accepted');
  await accept(person.uid);
  expect(await ordered()).toBe('done');
});
