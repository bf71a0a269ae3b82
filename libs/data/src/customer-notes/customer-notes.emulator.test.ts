import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { aCustomer, aCustomerNote } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  changeUndatedNote,
  readCustomerNote,
  readCustomerNotes,
  readDueFollowUps,
  saveFollowUp,
} from './customer-notes.repository.ts';

test('CRM-03 a note of an earlier release is changed and not overwritten unseen, and no one else reads or writes it', async () => {
  const [advisor, other] = await Promise.all([newAdvisor(), newAdvisor()]);
  const customer = await store('customers', aCustomer(advisor.id));
  await actAs(advisor);
  expect(await readCustomerNote(customer.id)).toBeNull();
  const opened = await store('customerNotes', aCustomerNote(customer, 'Zwei Kinder.'));
  await changeUndatedNote(opened, 'Drei Kinder.');
  const late = changeUndatedNote(opened, 'Vier Kinder.');
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect((await readCustomerNotes(advisor.id)).map(({ text }) => text)).toEqual(['Drei Kinder.']);

  await actAs(other);
  await expectRefusal(readCustomerNote(customer.id));
  await expectRefusal(readCustomerNotes(advisor.id));
  await expectRefusal(changeUndatedNote({ ...opened, text: 'Drei Kinder.' }, 'Fremd.'));
  const theirs = await store('customers', aCustomer(advisor.id));
  const followUp = { followUpOn: '2026-12-24', followUpText: null };
  await expectRefusal(saveFollowUp({ ...theirs, advisor: other.id }, followUp));
});

test('excludes archived and restricted customers from reminders', async () => {
  const advisor = await newAdvisor();
  await actAs(advisor);
  const restriction = { reason: 'Streit', since: new Date(), by: 'person' } as const;
  const [active] = await Promise.all(
    [{}, { archived: true }, { restriction }].map(async (changes) => {
      const customer = await store('customers', aCustomer(advisor.id, changes));
      const note = { ...aCustomerNote(customer, 'Anrufen.'), followUpOn: '2026-12-01' };
      return store('customerNotes', note);
    }),
  );
  const due = await readDueFollowUps(advisor.id, '2026-12-24');
  expect(due.map(({ id }) => id)).toEqual([active?.id]);
});
