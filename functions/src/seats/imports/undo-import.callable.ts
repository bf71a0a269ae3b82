import { defineCallable } from '../../core/callable.ts';
import { hasNote } from '../../people/customers/customer-notes.repository.ts';
import { deleteCustomerPorts } from '../data-rights/delete-customer.callable.ts';
import { importedCustomers } from './imported-customers.repository.ts';
import { undoImport as undo, type UndoImportPorts } from './undo-import.service.ts';

export const undoImportPorts = {
  ...deleteCustomerPorts,
  imports: importedCustomers,
  hasNote,
} satisfies UndoImportPorts;

export const undoImport = defineCallable(
  'undoImport',
  (input, caller) => undo(undoImportPorts, input, caller),
  { warm: false, timeoutSeconds: 120, memory: '512MiB' },
);
