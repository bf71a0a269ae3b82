import { actAs, newAdvisor, setField, store } from '../../testing/portal.ts';
import { aCustomer } from '@wbd/domain/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { readCustomer, readCustomers } from './customers.repository.ts';

const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => reported.mockClear());

test('a customer who does not fit is left out of the list and reported without their data', async () => {
  const advisor = await newAdvisor();
  const [fine, broken] = await Promise.all(
    ['fine', 'broken'].map((name) =>
      store('customers', aCustomer(advisor.id, { id: `${advisor.id}-${name}` })),
    ),
  );
  await setField(`customers/${broken?.id}`, 'bday', 'geheim');
  await actAs(advisor);

  expect(await readCustomers(advisor.id)).toEqual([fine]);
  expect(reported.mock.calls).toEqual([
    [`customers/${broken?.id} does not fit its schema (bday: invalid_format)`],
  ]);
});

test('on its own, a document that does not fit is an error with its own code', async () => {
  const advisor = await newAdvisor();
  const broken = await store('customers', aCustomer(advisor.id, { id: advisor.id }));
  await setField(`customers/${broken.id}`, 'registered', 'gestern');
  await actAs(advisor);

  await expect(readCustomer(broken.id)).rejects.toMatchObject({ code: 'data/unreadable' });
  expect(reported).toHaveBeenCalledOnce();
});
