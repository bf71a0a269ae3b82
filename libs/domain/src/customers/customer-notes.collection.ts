import { collection } from '../descriptors/collection.ts';
import { customerNoteSchema } from './customer.ts';
import { customerNoteWrites } from './note-writes.ts';

export const customerNotes = collection(
  customerNoteSchema,
  {
    path: 'customerNotes/{customerId}',
    what: 'what the advisor writes about a customer for themselves, at most 5,000 characters, and when and why they follow up (`followUpOn`, `followUpText`); apart from the customer, who reads their own document',
    readers: 'the advisor from level 1 (list by `advisor`)',
    writers:
      'the advisor from level 1, about own customers; deleting and moving to another customer: server',
    activity: 'customers',
    data: {
      Kennungen: ['id', 'advisor'],
      'Notizen des Beraters': ['text'],
      Wiedervorlage: ['followUpOn', 'followUpText'],
    },
    impersonal: [],
    retention: { with: 'customers' },
    clients: { create: 'customers', update: 'customers', fields: customerNoteWrites },
    advisor: {
      export: { notes: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'traces' }],
    },
    customer: {
      ownData: { by: 'id', shownAs: 'followUp' },
      erasing: [{ deletes: 'id' }],
      merging: [{ code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    text: 'Möchte im Herbst über die Rente sprechen.\nZwei Kinder.',
  },
);
