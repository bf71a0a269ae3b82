import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  readCustomerNote,
  readCustomerNotes,
  saveCustomerNote,
} from './customer-notes.repository.ts';

test('CRM-03 a note is stored, changed and not overwritten unseen, and no one else reads or writes it', async () => {
  const [advisor, other] = await Promise.all([newAdvisor(), newAdvisor()]);
  const customer = await store('customers', aCustomer(advisor.id));
  await actAs(advisor);
  expect(await readCustomerNote(customer.id)).toBeNull();
  await saveCustomerNote({ customer, opened: null, text: 'Zwei Kinder.' });
  // the answer was lost
  await saveCustomerNote({ customer, opened: null, text: 'Zwei Kinder.' });
  const opened = await readCustomerNote(customer.id);
  expect(opened?.text).toBe('Zwei Kinder.');

  const conflict = { code: 'conflict' };
  const unseen = saveCustomerNote({ customer, opened: null, text: 'Anders.' });
  await expect(unseen).rejects.toMatchObject(conflict);
  await saveCustomerNote({ customer, opened, text: 'Drei Kinder.' });
  await expect(saveCustomerNote({ customer, opened, text: 'Vier Kinder.' })).rejects.toMatchObject(
    conflict,
  );
  expect((await readCustomerNotes(advisor.id)).map(({ text }) => text)).toEqual(['Drei Kinder.']);

  await actAs(other);
  await expectRefusal(readCustomerNote(customer.id));
  await expectRefusal(readCustomerNotes(advisor.id));
  const theirs = await store('customers', aCustomer(advisor.id));
  await expectRefusal(
    saveCustomerNote({ customer: { ...theirs, advisor: other.id }, opened: null, text: 'Fremd.' }),
  );
});
