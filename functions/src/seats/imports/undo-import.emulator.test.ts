import {
  customerSchema,
  importCustomersOutput,
  MAX_UNDONE_CUSTOMERS,
  undoImportOutput,
} from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { aDatedNote } from '@wbd/domain/testing';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { undoImportPorts } from './undo-import.callable.ts';
import { undoImport } from './undo-import.service.ts';

const someone = (changes: object = {}) => ({
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: `${newId('joerg')}@example.org`,
  phone: null,
  bday: null,
  job: null,
  ...changes,
});

async function customersOf(advisor: string) {
  const found = await db.collection('customers').where('advisor', '==', advisor).get();
  return parseDocuments(customerSchema, found.docs);
}
const stored = async (id: string) =>
  parseDocument(customerSchema, await db.doc(`customers/${id}`).get());

/** @returns the ids of the imported people */
async function importPeople(idToken: string, importId: string, people: readonly object[]) {
  const { result } = await call('importCustomers', { importId, people }, idToken);
  return importCustomersOutput.parse(result).results.map((one) => {
    if (one.outcome === 'failed') throw new Error(one.code);
    return one.customerId;
  });
}

async function undo(idToken: string, importId: string) {
  const { result, error } = await call('undoImport', { importId }, idToken);
  expect(error).toBeUndefined();
  return undoImportOutput.parse(result);
}

const importedAt = (advisor: string, importId: string, hoursAgo: number) =>
  aCustomer(advisor, {
    imported: { importId, at: new Date(Date.now() - hoursAgo * 3_600_000), completed: null },
  });

test('CRM-02 undoing an import erases new customers and empties what it completed', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const known = await store(
    'customers',
    aCustomer(uid, { phone: null, bday: null, job: 'Beamter' }),
  );
  const { firstName, lastName, email } = known;
  const other = await importPeople(idToken, 'other', [someone()]);
  const twice = someone();
  await importPeople(idToken, 'import1', [
    someone(),
    { firstName, lastName, email, bday: '1990-02-28', job: 'Student', tags: ['VIP'] },
    twice,
    // the same person again, and the known one with something more
    { ...twice, job: 'Student' },
    { firstName, lastName, email, phone: randomPhone() },
  ]);
  expect(await customersOf(uid)).toHaveLength(4);

  expect(await undo(idToken, 'import1')).toEqual({
    removed: 2,
    restored: 1,
    kept: [],
    hasMore: false,
  });
  const left = await customersOf(uid);
  expect(left.map(({ id }) => id).toSorted()).toEqual([known.id, ...other].toSorted());
  expect(await stored(known.id)).toEqual(known);
  expect(await undo(idToken, 'import1')).toEqual({
    removed: 0,
    restored: 0,
    kept: [],
    hasMore: false,
  });
});

test('CRM-02 customers with whom something has happened since the import stay, and are named', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const { session } = await anOffer({ advisor: { id: uid } });
  const [seated = '', noted = '', dated = '', changed = '', untouched = ''] = await importPeople(
    idToken,
    'import1',
    [someone(), someone(), someone(), someone(), someone()],
  );
  const registration = aRegistration(session, aCustomer(uid, { id: seated }));
  await db.doc(`sessions/${session.id}/registrations/${seated}`).set(toData(registration));
  await store('customerNotes', { id: noted, advisor: uid, text: 'Ruft im März zurück.' });
  await store('datedNotes', aDatedNote(aCustomer(uid, { id: dated })));
  const changes = { firstName: 'Jürgen' };
  await call('updateCustomer', { customerId: changed, changes }, idToken);

  const undone = await undo(idToken, 'import1');
  expect(undone).toMatchObject({ removed: 1, restored: 0, hasMore: false });
  // a changed customer no longer belongs to the import
  expect(undone.kept.toSorted()).toEqual([seated, noted, dated].toSorted());
  expect((await customersOf(uid)).map(({ id }) => id).toSorted()).toEqual(
    [seated, noted, dated, changed].toSorted(),
  );
  expect(await stored(untouched)).toBeNull();
  expect(await undo(idToken, 'import1')).toMatchObject({ removed: 0, kept: [] });
});

test('CRM-02 only the advisor’s own import is undone, and only for a day', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const own = await store('customers', importedAt(uid, 'import1', 23));
  const old = await store('customers', importedAt(uid, 'import1', 25));
  const colleague = await store('customers', importedAt(newId('adv'), 'import1', 1));
  expect(await undo(idToken, 'import1')).toMatchObject({ removed: 1 });
  expect(await stored(own.id)).toBeNull();
  expect(await stored(old.id)).toEqual(old);
  expect(await stored(colleague.id)).toEqual(colleague);
});

test('CRM-02 level 0 and visitors undo nothing', async () => {
  const basic = await signedInAdvisor(0);
  const customer = await store('customers', importedAt(basic.uid, 'import1', 1));
  const code = async (idToken?: string) =>
    (await call('undoImport', { importId: 'import1' }, idToken)).error?.details?.code;
  expect(await code(basic.idToken)).toBe('permission/denied');
  expect(await code()).toBe('auth/required');
  expect(await stored(customer.id)).toEqual(customer);
});

test('CRM-02 a large import is undone in several calls, and one that dies is gone on with', async () => {
  const { id } = await store('advisors', anAdvisor());
  const batch = db.batch();
  for (let number = 0; number <= MAX_UNDONE_CUSTOMERS; number++) {
    const customer = importedAt(id, 'import1', 1);
    batch.set(db.doc(`customers/${customer.id}`), toData(customer));
  }
  await batch.commit();
  const caller = await admitted(id);
  const input = { importId: 'import1' };
  let removals = 0;
  const traces = {
    ...undoImportPorts.traces,
    removeCustomer: (customerId: string) => {
      removals += 1;
      return removals === 3
        ? Promise.reject(new Error('away'))
        : undoImportPorts.traces.removeCustomer(customerId, null);
    },
  };
  await expect(undoImport({ ...undoImportPorts, traces }, input, caller)).rejects.toThrow('away');
  let { hasMore } = await undoImport(undoImportPorts, input, caller);
  while (hasMore) ({ hasMore } = await undoImport(undoImportPorts, input, caller));
  expect(await customersOf(id)).toEqual([]);
});

test('CRM-02 a customer who is changed at the same moment is looked at again', async () => {
  const { id } = await store('advisors', anAdvisor());
  const customer = await store(
    'customers',
    aCustomer(id, {
      job: 'Student',
      imported: { importId: 'import1', at: new Date(), completed: ['job'] },
    }),
  );
  const imports = {
    some: async (...query: Parameters<typeof undoImportPorts.imports.some>) => {
      const found = await undoImportPorts.imports.some(...query);
      await db.doc(`customers/${customer.id}`).update({ firstName: 'Jürgen' });
      return found;
    },
  };
  const caller = await admitted(id);
  const input = { importId: 'import1' };
  expect(await undoImport({ ...undoImportPorts, imports }, input, caller)).toEqual({
    removed: 0,
    restored: 0,
    kept: [],
    hasMore: true,
  });
  expect(await stored(customer.id)).toMatchObject({ firstName: 'Jürgen', job: 'Student' });
});
