import '../../../test/own-project.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import type { Customer } from '@wbd/domain/customers';
import { UNREGISTERED_PAGE_SIZE, type UnregisteredCustomer } from '@wbd/domain/seats';
import { consentTo } from '@wbd/domain/consents';
import { expect, test } from 'vitest';
import { db, toData } from '../../core/firestore.ts';
import { peopleRepository as people } from './people.repository.ts';
import { unregisteredRepository } from './unregistered-customers.repository.ts';
import { unregisteredCustomers } from './unregistered-customers.service.ts';

const CUSTOMERS = UNREGISTERED_PAGE_SIZE + 300;

async function pagesFor(uid: string, sessionId: string) {
  const pages: UnregisteredCustomer[][] = [];
  let input: Parameters<typeof unregisteredCustomers>[1] | null = { sessionId };
  while (input) {
    const page = await unregisteredCustomers(
      { people, unregistered: unregisteredRepository },
      input,
      await admitted(uid),
    );
    pages.push(page.customers);
    input = page.next && { sessionId, after: page.next };
  }
  return pages;
}

test('FN-04.1 an advisor sees their customers who are not registered yet, by last name', async () => {
  const { advisor: owner, session } = await anOffer();
  const advisor = await store('advisors', anAdvisor({ org: owner.org }));
  const named = (lastName: string, whose = advisor.id) =>
    store('customers', aCustomer(whose, { lastName, phone: '+4915112345678', job: 'Student' }));
  const [zeh, adam, registered] = [await named('Zeh'), await named('Adam'), await named('Mitte')];
  await named('Fremd', owner.id);
  await store('customers', aCustomer(advisor.id, { lastName: 'Archiv', archived: true }));
  await db.doc(`customers/${zeh.id}`).update({ consent: consentTo('registration', new Date()) });
  await db
    .doc(`sessions/${session.id}/registrations/${registered.id}`)
    .set(toData(aRegistration(session, registered)));

  const [page, ...more] = await pagesFor(advisor.id, session.id);

  expect(more).toEqual([]);
  expect(page).toEqual(
    [adam, zeh].map(({ id, firstName, lastName, email, bday, job }) => ({
      id,
      firstName,
      lastName,
      email,
      bday,
      job,
      // who registered themselves may be invited
      needsDeclaration: id === adam.id,
    })),
  );
});

test('FN-04 thousands of customers come in pages, each once, and one that is broken does not end the list', async () => {
  const { advisor, session } = await anOffer();
  const writer = db.bulkWriter();
  const customers: Customer[] = Array.from({ length: CUSTOMERS }, (_, index) =>
    aCustomer(advisor.id, { lastName: `Name${index % 40}` }),
  );
  for (const customer of customers) {
    void writer.create(db.doc(`customers/${customer.id}`), toData(customer));
  }
  const taken = new Set(customers.slice(0, 100).map(({ id }) => id));
  for (const customer of customers.slice(0, 100)) {
    const seat = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
    void writer.create(seat, toData(aRegistration(session, customer)));
  }
  void writer.create(db.doc(`customers/${newId('bad')}`), {
    advisor: advisor.id,
    lastName: 'Name0',
  });
  await writer.close();

  const pages = await pagesFor(advisor.id, session.id);

  expect(pages).toHaveLength(2);
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids)).toEqual(
    new Set(customers.map(({ id }) => id).filter((id) => !taken.has(id))),
  );
});

test('FN-04.3 only advisors who may invite get an answer', async () => {
  const { advisor: owner, session } = await anOffer();
  const foreign = await store('advisors', anAdvisor({ org: 'org-other' }));
  await expect(pagesFor(foreign.id, session.id)).rejects.toMatchObject({
    code: 'permission/denied',
  });
  await expect(pagesFor(owner.id, newId('no'))).rejects.toMatchObject({
    code: 'session/not-found',
  });
});
