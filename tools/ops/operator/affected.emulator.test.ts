import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { aCustomer, anAppointmentRequest, aRegistration } from '@wbd/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST } from '../../base/workspace.ts';
import { resolvePorts } from '../../base/ports.ts';
import { operate } from './operate.ts';

/** A project of its own: the commands read whole collections. */
const PROJECT = `demo-breach-${process.pid}`;

const ports = resolvePorts(process.env);
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const operator = (...args: string[]) => operate([...args, '--project', PROJECT]);
const store = (path: string, { id: _, ...data }: { id: string }) => db.doc(path).set(data);

const EMAIL = 'petra@example.org';
let changedAt: string;
let uid: string;
beforeAll(async () => {
  ({ uid } = await getAuth(app).createUser({ email: EMAIL }));
  const own = aCustomer(uid, { lastName: 'Eigen', email: 'eigen@example.org' });
  const guest = aCustomer('ben', { lastName: 'Gast', email: 'gast@example.org' });
  const foreign = aCustomer('ben', { lastName: 'Fremd', email: 'fremd@example.org' });
  for (const one of [own, guest, foreign]) await store(`customers/${one.id}`, one);
  const hosted = { id: 's', seminar: 'seminar', advisor: uid };
  const other = { id: 't', seminar: 'other', advisor: 'ben' };
  await store(`sessions/s/registrations/${own.id}`, aRegistration(hosted, own));
  await store(`sessions/s/registrations/${guest.id}`, aRegistration(hosted, guest));
  await store(`sessions/t/registrations/${foreign.id}`, aRegistration(other, foreign));
  const request = anAppointmentRequest(uid, { lastName: 'Anfrage', phone: '+4915550000077' });
  await store(`appointmentRequests/${request.id}`, request);
  // a busy emulator's clock advances by microseconds: the change needs a millisecond of its own
  const before = (await db.doc(`appointmentRequests/${request.id}`).get()).updateTime?.toMillis();
  let at = before;
  for (let change = 1; at === before; change++) {
    const { writeTime } = await db.doc(`customers/${foreign.id}`).update({ job: `${change}` });
    at = writeTime.toMillis();
    // toDate rounds, and the command compares whole milliseconds
    changedAt = new Date(at).toISOString();
  }
});

test('affected-account lists whom an account could see, how to reach them, and what kinds of data', async () => {
  const said = await operator('affected-account', EMAIL);
  expect(said).toContain(`the account of ${EMAIL}: 4 documents, about 3 people`);
  expect(said).toContain('customers: Kennungen; Name; E-Mail-Adresse; Telefonnummer; ');
  for (const known of ['Eigen', 'gast@example.org', 'Anfrage', '+4915550000077']) {
    expect(said).toContain(known);
  }
  expect(said).not.toContain('Fremd');
  await expect(operator('affected-account', 'niemand@example.org')).rejects.toThrow();
});

test('affected-data lists what was written in a time', async () => {
  // the clock of a busy emulator is ahead of the commands'
  const then = ['--since', changedAt, '--until', changedAt];
  const changed = await operator('affected-data', 'customers', ...then);
  expect(changed).toContain(': 1 documents, about 1 people');
  expect(changed).toContain('Fremd');
  const ever = ['--since', '2020-01-01T00:00:00Z', '--until', '2100-01-01T00:00:00Z'];
  const all = await operator('affected-data', 'registrations', ...ever);
  expect(all).toContain(': 3 documents, about 3 people');
  const long = ['--since', '2020-01-01T00:00:00Z', '--until', '2021-01-01T00:00:00Z'];
  expect(await operator('affected-data', 'customers', ...long)).toContain(': 0 documents');
  await expect(operator('affected-data', 'customers', '--since', 'bald')).rejects.toThrow(
    'no time',
  );
  await expect(operator('affected-data', 'kunden', '--since', changedAt)).rejects.toThrow('kunden');
});
