import { actAs, expectRefusal, newAdvisor, setField, store } from '../../testing/portal.ts';
import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  changeDatedNote,
  createDatedNote,
  draftDatedNote,
  readAllDatedNotes,
  readDatedNotes,
  removeDatedNote,
} from './dated-notes.repository.ts';

test('CRM-02 notes have the time of the server; a repeated one is stored once, and the latest comes first', async () => {
  const advisor = await newAdvisor();
  const customer = await store('customers', aCustomer(advisor.id));
  await actAs(advisor);
  const before = Date.now() - 60_000;
  const draft = draftDatedNote();
  await createDatedNote({ ...draft, customer, text: 'Zwei Kinder.' });
  // the answer was lost
  await createDatedNote({ ...draft, customer, text: 'Zwei Kinder.' });
  await createDatedNote({ ...draftDatedNote(), customer, text: 'Baut ein Haus.' });
  const notes = await readDatedNotes(customer);
  expect(notes.map(({ text }) => text)).toEqual(['Baut ein Haus.', 'Zwei Kinder.']);
  expect(notes.at(0)?.createdAt.getTime()).toBeGreaterThan(before);

  const [latest] = notes;
  if (!latest) throw new Error('a note');
  await changeDatedNote(latest, 'Baut kein Haus.');
  const late = changeDatedNote(latest, 'Anders.');
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  await removeDatedNote(draft.id);
  await removeDatedNote(draft.id);
  const all = await readAllDatedNotes(advisor.id);
  expect(all.map(({ text }) => text)).toEqual(['Baut kein Haus.']);
});

test('CRM-03 no one else reads, writes or changes them, and a change of the address stays', async () => {
  const [advisor, other] = await Promise.all([newAdvisor(), newAdvisor()]);
  const customer = await store('customers', aCustomer(advisor.id));
  await actAs(advisor);
  const draft = draftDatedNote();
  await createDatedNote({ ...draft, customer, text: 'Zwei Kinder.' });
  const [note] = await readDatedNotes(customer);
  if (!note) throw new Error('a note');

  await actAs(other);
  await expectRefusal(readDatedNotes(customer));
  await expectRefusal(readAllDatedNotes(advisor.id));
  await expectRefusal(changeDatedNote(note, 'Fremd.'));
  await expectRefusal(removeDatedNote(note.id));
  const foreign = { ...customer, advisor: other.id };
  await expectRefusal(createDatedNote({ ...draftDatedNote(), customer: foreign, text: 'Fremd.' }));

  await setField(`datedNotes/${note.id}`, 'kind', 'email');
  await actAs(advisor);
  await expectRefusal(changeDatedNote(note, 'Anders.'));
  await expectRefusal(removeDatedNote(note.id));
});
