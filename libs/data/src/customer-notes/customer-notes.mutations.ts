import { writeOptions } from '../write-options/index.ts';
import { customerNoteKeys } from './customer-notes.queries.ts';
import type { Customer, CustomerNote } from '@wbd/domain/customers';
import { changeUndatedNote, saveFollowUp, type FollowUp } from './customer-notes.repository.ts';

/** Changes or empties what the advisor wrote about a customer before notes had dates. */
export const changeUndatedNoteMutation = () =>
  writeOptions(
    ['customer-notes', 'change'],
    ({ opened, text }: { opened: CustomerNote; text: string }) => changeUndatedNote(opened, text),
    (client) => client.invalidateQueries({ queryKey: customerNoteKeys.all }),
  );

/** Stores or removes the follow-up of an own customer. */
export const saveFollowUpMutation = () =>
  writeOptions(
    ['customer-notes', 'follow-up'],
    ({ customer, ...followUp }: FollowUp & { customer: Pick<Customer, 'id' | 'advisor'> }) =>
      saveFollowUp(customer, followUp),
    (client) => client.invalidateQueries({ queryKey: customerNoteKeys.all }),
  );
