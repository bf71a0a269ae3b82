import { writeOptions } from '../write-options/index.ts';
import { customerNoteKeys } from './customer-notes.queries.ts';
import { saveCustomerNote } from './customer-notes.repository.ts';

/** Stores what the advisor wrote about a customer. */
export const saveCustomerNoteMutation = () =>
  writeOptions(['customer-notes', 'save'], saveCustomerNote, (client) =>
    client.invalidateQueries({ queryKey: customerNoteKeys.all }),
  );
