import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { aCustomer } from '@wbd/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST } from '../../base/workspace.ts';
import { resolvePorts } from '../../base/ports.ts';
import { objectionHashes } from '../../../functions/src/mail/recipients/address-hash.ts';
import { operate } from './operate.ts';
import { parseOperatorData } from './operator-data.ts';

/** A project of its own: other tests keep their configuration. */
const PROJECT = `demo-operator-${process.pid}`;

const ports = resolvePorts(process.env);
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
const auth = getAuth(app);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-operator-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await deleteApp(app);
});

/** With a change so far ahead that it is announced in time on every day. */
const example = readFileSync(path.join(import.meta.dirname, 'example.json'), 'utf8').replace(
  '"effectiveOn": "2027-02-01"',
  '"effectiveOn": "2099-02-01"',
);

const operator = (...args: string[]) => operate([...args, '--project', PROJECT]);

function fileWith(data: unknown): string {
  const file = path.join(folder, 'operator.json');
  writeFileSync(file, JSON.stringify(data));
  return file;
}

const idsOf = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ id }) => id).toSorted();

test("apply makes the database hold what the operator's file says, and again what it says later", async () => {
  const data = parseOperatorData(example);
  expect(await operator('apply', fileWith(data))).toContain('2 organisations, 2 folders');
  expect(await idsOf('orgs')).toEqual(['org-01', 'org-02']);
  expect(await idsOf('folders')).toEqual(['gespraech', 'start']);
  expect((await db.doc('config/public').get()).data()).toEqual(data.config);
  expect((await db.doc('config/withheld').get()).data()).toEqual(data.withheld);

  const fewer = { ...data, organisations: data.organisations.slice(0, 1) };
  await operator('apply', fileWith(fewer));
  expect(await idsOf('orgs')).toEqual(['org-01']);
});

test('apply keeps names of organisations and folders that were changed in the portal', async () => {
  const data = parseOperatorData(example);
  await operator('apply', fileWith(data));
  await db.doc('orgs/org-01').update({ name: 'Umbenannt' });
  await db.doc('folders/start').update({ name: 'Anfang' });
  await db.doc('folders/made').set({ org: 'org-01', name: 'Neu' });
  await operator('apply', fileWith(data));
  expect((await db.doc('orgs/org-01').get()).get('name')).toBe('Umbenannt');
  expect((await db.doc('folders/start').get()).get('name')).toBe('Anfang');
  expect(await idsOf('folders')).toEqual(['gespraech', 'made', 'start']);
  await db.doc('folders/made').delete();
});

test('an organisation that still has advisors stays, and so does everything else', async () => {
  const data = parseOperatorData(example);
  await operator('apply', fileWith(data));
  await db.doc('advisors/uid-a').set({ org: 'org-02' });
  const without = {
    ...data,
    organisations: data.organisations.slice(0, 1),
    withheld: { ...data.withheld, hiddenSeminars: ['new'] },
  };
  await expect(operator('apply', fileWith(without))).rejects.toThrow(
    'orgs/org-02 is still used by advisors',
  );
  expect(await idsOf('orgs')).toEqual(['org-01', 'org-02']);
  expect((await db.doc('config/withheld').get()).get('hiddenSeminars')).toEqual([]);
});

test('a change that is announced too late writes nothing, and one that was announced in time is applied again', async () => {
  const data = parseOperatorData(example);
  await operator('apply', fileWith(data));
  const [known] = data.config.announcements;
  const late = { ...known, id: 'other-mails', kind: 'sub-processors', effectiveOn: '2026-01-01' };
  const config = { ...data.config, announcements: [known, late] };
  await expect(operator('apply', fileWith({ ...data, config }))).rejects.toThrow(
    'other-mails takes effect on 01.01.2026, but advisors are promised 28 days',
  );
  expect((await db.doc('config/public').get()).get('announcements')).toEqual([known]);
  await db.doc('config/public').update({ announcements: [known, late] });
  await operator('apply', fileWith({ ...data, config }));
});

test('make-e-invoices asks for each e-invoice that waits, once there is a seller, and again when it is repeated', async () => {
  const data = parseOperatorData(example);
  await operator('apply', fileWith({ ...data, seller: null }));
  const waiting = ['in_1', 'in_2'].map((id) => db.doc(`invoices/${id}`));
  await Promise.all(waiting.map((row) => row.set({ eInvoice: 'waiting' })));
  await db.doc('invoices/in_3').set({ eInvoice: 'made' });
  await expect(operator('make-e-invoices')).rejects.toThrow('names no seller');
  await operator('apply', fileWith(data));
  expect((await db.doc('config/seller').get()).data()).toEqual(data.seller);
  expect(await operator('make-e-invoices')).toContain('2 e-invoices');
  for (const row of waiting) expect((await row.get()).get('askedAt')).toBeInstanceOf(Timestamp);
  expect((await db.doc('invoices/in_3').get()).get('askedAt')).toBeUndefined();
  await waiting[0]?.update({ eInvoice: 'made' });
  expect(await operator('make-e-invoices')).toContain('1 e-invoices');
});

test('a file that does not fit writes nothing', async () => {
  await expect(operator('apply', fileWith({ organisations: [] }))).rejects.toThrow('does not fit');
});

test('make-admin and remove-admin change the account and nothing else', async () => {
  const { uid } = await auth.createUser({ email: 'leitung@example.org' });
  await expect(operator('make-admin', 'leitung@example.org')).rejects.toThrow('is no advisor');
  const account = { email: 'leitung@example.org', plan: 'basic', admin: false, isTest: false };
  await db.doc(`accounts/${uid}`).set(account);
  expect(await operator('make-admin', 'leitung@example.org')).toContain(uid);
  expect((await db.doc(`accounts/${uid}`).get()).data()).toEqual({ ...account, admin: true });
  await operator('remove-admin', 'leitung@example.org');
  expect((await db.doc(`accounts/${uid}`).get()).data()).toEqual(account);
  await expect(operator('make-admin', 'niemand@example.org')).rejects.toThrow();
});

test('remove-second-factor lets a person who lost the phone sign in by password again', async () => {
  const email = 'verloren@example.org';
  const multiFactor = { enrolledFactors: [{ phoneNumber: '+4915550000009', factorId: 'phone' }] };
  const { uid } = await auth.createUser({ email, emailVerified: true, multiFactor });
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors).toHaveLength(1);
  expect(await operator('remove-second-factor', email)).toContain('has to sign in again');
  expect((await auth.getUser(uid)).multiFactor).toBeUndefined();
  expect(await operator('remove-second-factor', email)).toContain('had no second factor');
  await expect(operator('remove-second-factor', 'niemand@example.org')).rejects.toThrow();
});

test('give-code gives a code that cannot be chosen, and never one of another advisor', async () => {
  const { uid } = await auth.createUser({ email: 'seite@example.org' });
  await expect(operator('give-code', 'seite@example.org', 'wbd')).rejects.toThrow('is no advisor');
  await db.doc(`advisors/${uid}`).set({ code: 'seite', lv: 0 });
  await db.doc('codes/seite').set({ uid });
  expect(await operator('give-code', 'seite@example.org', 'WBD')).toContain('/wbd');
  expect((await db.doc(`advisors/${uid}`).get()).data()).toEqual({ code: 'wbd', lv: 0 });
  expect((await db.doc('codes/wbd').get()).get('uid')).toBe(uid);
  await db.doc('codes/anna').set({ uid: 'uid-anna' });
  const taken = operator('give-code', 'seite@example.org', 'anna');
  await expect(taken).rejects.toThrow("The code anna is uid-anna's.");
  expect((await db.doc(`advisors/${uid}`).get()).get('code')).toBe('wbd');
});

test('order-sizes orders what has none, and leaves the rest', async () => {
  const [thumb, preview] = ['seminars/thumb/a.webp', 'seminars/preview/b.webp'];
  const known = [{ path: preview, widths: [320] }];
  await db.doc('seminars/with-pictures').set({ thumb, preview, pictureWidths: known });
  await db.doc('quickVideos/tried').set({ thumb: null, url: 'videos/a.mp4' });
  expect(await operator('order-sizes')).toMatch(/^1 pictures of /);
  const orders = await db.collection('pictureOrders').get();
  expect(orders.docs.map((order) => [order.id, order.data()])).toEqual([
    ['seminars-with-pictures-thumb', { collection: 'seminars', row: 'with-pictures', path: thumb }],
  ]);
});

test('key-objections gives the key to what was stored without one, once, and loses none', async () => {
  process.env['ADDRESS_KEY'] ??= 'the-address-key-of-this-test-is-no-secret';
  const plain = createHash('sha256').update('anna@example.org').digest('hex');
  const objectedAt = new Date('2026-01-01T10:00:00Z');
  const known = objectionHashes('ben@example.org')[0] ?? '';
  await db.doc(`objections/${plain}`).set({ objectedAt });
  await db.doc(`objections/${known}`).set({ objectedAt });
  expect(await operator('key-objections')).toMatch(/^1 objections of /);
  expect(await operator('key-objections')).toMatch(/^0 objections of /);
  expect(await idsOf('objections')).toEqual(
    [known, ...objectionHashes('anna@example.org')].toSorted(),
  );
  const [keyed] = objectionHashes('anna@example.org');
  expect((await db.doc(`objections/${keyed}`).get()).data()).toEqual({
    objectedAt: Timestamp.fromDate(objectedAt),
  });
});

test('allow-mails takes the objection of one address back, however it was stored', async () => {
  process.env['ADDRESS_KEY'] ??= 'the-address-key-of-this-test-is-no-secret';
  const plain = createHash('sha256').update('carla@example.org').digest('hex');
  const [keyed = ''] = objectionHashes('carla@example.org');
  const [other = ''] = objectionHashes('dora@example.org');
  for (const id of [plain, keyed, other]) {
    await db.doc(`objections/${id}`).set({ objectedAt: new Date() });
  }
  expect(await operator('allow-mails', 'Carla@example.org')).toMatch(
    /^Carla@example.org gets mails/,
  );
  expect(await operator('allow-mails', 'carla@example.org')).toMatch(/has not objected/);
  const left = await idsOf('objections');
  expect(left).toContain(other);
  expect(left).not.toContain(keyed);
  expect(left).not.toContain(plain);
});

test('rebuild-pages leaves the document that begins it, and needs no more than the project', async () => {
  expect(await operator('rebuild-pages')).toContain('in the background');
  const begun = await db.doc('pageUpdates/rebuild').get();
  expect(begun.data()).toEqual({ step: 0, after: null });
  await expect(operator('apply')).rejects.toThrow('Usage');
});

test('retention says whom the nightly job would erase and announce, by advisor, and writes nothing', async () => {
  await db.doc('advisors/anna').set({ code: 'anna' });
  const old = aCustomer('anna', { registered: new Date('2022-03-01'), reviewOn: '2025-12-02' });
  const customers = [
    old,
    aCustomer('anna', { ...old, id: 'announced', eraseOn: '2027-01-01', reviewOn: '2027-01-01' }),
    aCustomer('anna', { ...old, id: 'in-touch', lastContact: new Date('2026-03-01') }),
    aCustomer('anna', { id: 'fresh', reviewOn: '2029-12-02' }),
  ];
  for (const { id, ...data } of customers) await db.doc(`customers/${id}`).set(data);
  await expect(operator('retention')).rejects.toThrow('--dry-run');
  const said = await operator('retention', '--dry-run', '--on', '2027-01-01');
  expect(said).toContain('logs: 30 days, log bucket (operator setup)');
  expect(said).toContain('mails: 90 days, TTL of mails');
  expect(said).toContain('customers: 3 years from the end of the year, every night by erase');
  expect(said).toMatch(/customers on 2027-01-01:\n {2}anna: 1 to be erased, 1 to be announced$/);
  const stored = await db.collection('customers').get();
  const announced = stored.docs.filter((one) => one.get('eraseOn') !== null);
  expect(announced.map(({ id }) => id)).toEqual(['announced']);
});
