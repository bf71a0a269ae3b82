import '../../../test/own-project.ts';
import { adminActionSchema } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { addMonths } from '@wbd/domain/plans';
import { terminationSchema, type DeclareTerminationInput } from '@wbd/domain/terminations';
import { advanceDays } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import { codeOf } from '../../../test/code-of.ts';
import {
  aPerson,
  createBillingWorld,
  packageOf,
  subscriptionOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { anAccount, newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { readAccount, uidWithEmail } from '../../core/people.repository.ts';
import { terminationLink } from '../../core/termination-token.ts';
import { answerTermination } from './answer-termination.service.ts';
import { carryOutTermination } from './carry-out-termination.service.ts';
import { declareTermination } from './declare-termination.service.ts';
import { settleTermination } from './settle-termination.service.ts';
import { terminationsRepository } from './terminations.repository.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const always = { take: () => Promise.resolve(true) };
const never = { take: () => Promise.resolve(false) };
const terminations = terminationsRepository;
const now = () => new Date();
const declaring = {
  terminations,
  uidOf: uidWithEmail,
  limits: { byNetwork: always, byPair: always, ofAddress: always },
  now,
};
const answering = { terminations, account: readAccount, limit: always, now };
const carrying = () => ({ billing: world.ports, terminations, account: readAccount, now });
const settling = { account: readAccount, terminations, changes: always, now };
const tokenOf = (id: string) => terminationLink(id).split('#')[1] ?? '';
function aDeclaration(email: string, changes: Partial<DeclareTerminationInput> = {}) {
  return {
    id: newId('termination'),
    kind: 'ordinary' as const,
    reason: null,
    name: 'Petra Prüfstein',
    email,
    code: null,
    endsOn: null,
    confirmTo: `${newId('reader')}@example.org`,
    ...changes,
  };
}

async function declared(email: string, changes: Partial<DeclareTerminationInput> = {}) {
  const input = aDeclaration(email, changes);
  await declareTermination(declaring, input, 'network');
  return input.id;
}

async function stored(id: string) {
  const found = parseDocument(terminationSchema, await db.doc(`terminations/${id}`).get());
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

async function mailsAbout(id: string): Promise<string[]> {
  const { docs } = await db.collection('mails').where('termination', '==', id).get();
  return parseDocuments(mailSchema, docs).map(({ kind }) => kind);
}

const answer = (id: string, wish: 'look' | 'confirm' | 'refuse') =>
  answerTermination(answering, { token: tokenOf(id), answer: wish }, 'network');

async function anAdmin() {
  const { id } = await store('accounts', anAccount({ id: newId('admin'), admin: true }));
  return admitted(id);
}

async function withPackage(price: string): Promise<Person & { customer: string }> {
  const person = await aPerson();
  return { ...person, customer: await world.buy(person, price) };
}

test('a stranger learns nothing from a declaration and ends nothing with it; only the account itself gets a question', async () => {
  const person = await aPerson();
  const nobody = `${newId('nobody')}@example.org`;
  const [known, unknown] = [aDeclaration(person.mail), aDeclaration(nobody)];
  const answers = await Promise.all(
    [known, unknown].map((input) => declareTermination(declaring, input, 'network')),
  );
  expect(answers.map((one) => Object.keys(one))).toEqual([['receivedAt'], ['receivedAt']]);
  expect((await mailsAbout(known.id)).toSorted()).toEqual([
    'termination-check',
    'termination-received',
  ]);
  expect(await mailsAbout(unknown.id)).toEqual(['termination-received']);
  expect(await stored(known.id)).toMatchObject({ state: 'open', uid: person.uid });
  expect(await stored(unknown.id)).toMatchObject({ state: 'open', uid: null });
  // no one can have a link to it
  expect(await codeOf(answer(unknown.id, 'confirm'))).toBe('link/invalid');
  const forged = `${tokenOf(known.id).split('.')[0] ?? ''}.${'A'.repeat(43)}`;
  const byForged = answerTermination(answering, { token: forged, answer: 'confirm' }, 'network');
  expect(await codeOf(byForged)).toBe('link/invalid');
});

test('a repeated declaration is received once, and no other takes its id', async () => {
  const { mail } = await aPerson();
  for (let step = 1, finished = false; !finished; step++) {
    const input = aDeclaration(mail);
    const outcome = await codeOf(declareTermination(dying(declaring, step), input, 'network'));
    finished = outcome === 'done';
    const { receivedAt } = await declareTermination(declaring, input, 'network');
    expect((await stored(input.id)).receivedAt.toISOString()).toBe(receivedAt);
    expect(await mailsAbout(input.id)).toHaveLength(2);
    const other = declareTermination(declaring, { ...input, name: 'Eva Muster' }, 'network');
    expect(await codeOf(other)).toBe('conflict');
    expect(step).toBeLessThan(20);
  }
});

test.each(['byNetwork', 'byPair', 'ofAddress'] as const)(
  '%s limits declarations',
  async (limit) => {
    const limited = { ...declaring, limits: { ...declaring.limits, [limit]: never } };
    const input = aDeclaration('petra@example.org');
    expect(await codeOf(declareTermination(limited, input, 'network'))).toBe('rate/limited');
    expect(await terminations.read(input.id)).toBeNull();
  },
);

test('wherever a confirmed declaration dies, the package ends with its term, and one mail says so', async () => {
  const { mail, uid, customer } = await withPackage('wbd_lite_monthly');
  const { start_date } = await subscriptionOf(world.stripe, customer);
  const termEnd = addMonths(new Date(start_date * 1000), 12);
  const id = await declared(mail);
  expect(await answer(id, 'look')).toMatchObject({
    state: 'open',
    plan: 'lite',
    endsAt: termEnd.toISOString(),
  });
  expect(await answer(id, 'confirm')).toMatchObject({ state: 'confirmed' });
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).toBeNull();
  for (let step = 1, finished = false; !finished; step++) {
    finished = (await codeOf(carryOutTermination(dying(carrying(), step), id))) === 'done';
    expect(step).toBeLessThan(40);
  }
  await carryOutTermination(carrying(), id);
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).toBe(termEnd.getTime() / 1000);
  expect(await stored(id)).toMatchObject({ state: 'done', endsAt: termEnd });
  expect(await mailsAbout(id)).toHaveLength(3);
  // a second click, and a change of mind after it took effect, change nothing
  expect(await answer(id, 'confirm')).toMatchObject({ state: 'done' });
  expect(await answer(id, 'refuse')).toMatchObject({ state: 'done' });

  await world.deliverNews();
  await advanceDays(world.stripe, customer, 360);
  await world.deliverNews();
  expect(await packageOf(uid)).toMatchObject({ plan: 'lite_monthly', lv: 1 });
  await advanceDays(world.stripe, customer, 10);
  await world.deliverNews();
  expect(await packageOf(uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('a contract that is ended for a later day runs to the end of that period', async () => {
  const { mail, customer } = await withPackage('wbd_lite_cancellable');
  const { start_date } = await subscriptionOf(world.stripe, customer);
  const start = new Date(start_date * 1000);
  const endsOn = addMonths(start, 2).toISOString().slice(0, 10);
  const input = aDeclaration(mail, { endsOn });
  const { id } = input;
  // the clocks of the payment provider's customers are ahead
  await declareTermination({ ...declaring, now: () => start }, input, 'network');
  await answer(id, 'confirm');
  await carryOutTermination(carrying(), id);
  expect((await stored(id)).endsAt).toEqual(addMonths(start, 2));
});

test('an advisor who did not declare it refuses it, and the package goes on', async () => {
  const { mail, customer } = await withPackage('wbd_pro_annual');
  const id = await declared(mail);
  expect(await answer(id, 'refuse')).toMatchObject({ state: 'refused' });
  expect(await answer(id, 'confirm')).toMatchObject({ state: 'refused' });
  await carryOutTermination(carrying(), id);
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).toBeNull();
});

test('without a package a confirmation ends nothing and says so', async () => {
  const { mail } = await aPerson();
  const id = await declared(mail);
  expect(await answer(id, 'confirm')).toMatchObject({ plan: null, endsAt: null });
  await carryOutTermination(carrying(), id);
  expect(await stored(id)).toMatchObject({ state: 'done', endsAt: null });
  expect(await mailsAbout(id)).toContain('termination-done');
});

test('a reason is for an admin to weigh: until then the package ends with its term, then at once, on record', async () => {
  const { mail, uid, customer } = await withPackage('wbd_pro_annual');
  const id = await declared(mail, { kind: 'extraordinary', reason: 'Ich gebe den Beruf auf.' });
  await answer(id, 'confirm');
  await carryOutTermination(carrying(), id);
  expect(await stored(id)).toMatchObject({ state: 'review' });
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).not.toBeNull();
  const admin = await anAdmin();
  await settleTermination(settling, { id, deed: 'end-now' }, admin);
  await carryOutTermination(carrying(), id);
  expect(await stored(id)).toMatchObject({ state: 'done', isImmediate: true });
  expect((await subscriptionOf(world.stripe, customer)).status).toBe('canceled');
  await world.deliverNews();
  expect(await packageOf(uid)).toMatchObject({ plan: 'basic' });
  const { docs } = await db.collection('adminActions').where('admin', '==', admin.uid).get();
  const actions = parseDocuments(adminActionSchema, docs);
  expect(actions).toMatchObject([{ action: 'termination-ended-now', account: uid }]);
});

test('an admin carries out or sets aside what is open, and nothing else', async () => {
  const admin = await anAdmin();
  const { mail } = await aPerson();
  const [one, other] = [await declared(mail), await declared(mail)];
  const settle = (id: string, deed: 'carry-out' | 'end-now' | 'dismiss') =>
    codeOf(settleTermination(settling, { id, deed }, admin));
  expect(await settle(one, 'end-now')).toBe('conflict');
  expect(await settle(one, 'carry-out')).toBe('done');
  expect(await stored(one)).toMatchObject({ state: 'confirmed' });
  expect(await settle(one, 'dismiss')).toBe('conflict');
  expect(await settle(other, 'dismiss')).toBe('done');
  expect(await stored(other)).toMatchObject({ state: 'dismissed' });
  expect(await settle(other, 'carry-out')).toBe('conflict');
});
