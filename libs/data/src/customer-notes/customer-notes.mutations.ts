import { writeOptions } from '../write-options/index.ts';
import { customerNoteKeys } from './customer-notes.queries.ts';
import type { Customer } from '@wbd/domain/customers';
import { saveCustomerNote, saveFollowUp, type FollowUp } from './customer-notes.repository.ts';

/** Stores what the advisor wrote about a customer. */
export const saveCustomerNoteMutation = () =>
  writeOptions(['customer-notes', 'save'], saveCustomerNote, (client) =>
    client.invalidateQueries({ queryKey: customerNoteKeys.all }),
  );

/** Stores or removes the follow-up of an own customer. */
export const saveFollowUpMutation = () =>
  writeOptions(
    ['customer-notes', 'follow-up'],
    ({ customer, ...followUp }: FollowUp & { customer: Pick<Customer, 'id' | 'advisor'> }) =>
      saveFollowUp(customer, followUp),
    (client) => client.invalidateQueries({ queryKey: customerNoteKeys.all }),
  );
