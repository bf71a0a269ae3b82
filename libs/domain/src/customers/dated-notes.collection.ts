import { collection } from '../descriptors/collection.ts';
import { datedNoteSchema } from './dated-note.ts';
import { datedNoteWrites } from './note-writes.ts';

export const datedNotes = collection(
  datedNoteSchema,
  {
    path: 'datedNotes/{id}',
    what: 'what the advisor wrote about a customer at a moment, and with `kind` `email` an address that was corrected, with `restricted` or `unrestricted` a restriction of the processing ([0087](decisions/0087-the-life-of-a-customer.md))',
    readers: 'that advisor (list by `advisor`: at most 500)',
    writers: 'that advisor from level 1: notes; the server: corrections, which no one changes',
    activity: 'customers',
    data: {
      Kennungen: ['advisor', 'customer'],
      'Notizen des Beraters mit Datum': ['kind', 'text', 'createdAt'],
      'frühere E-Mail-Adresse': ['before'],
    },
    impersonal: ['id'],
    retention: { with: 'customers' },
    clients: {
      create: 'customers',
      update: 'customers',
      delete: 'customers',
      fields: datedNoteWrites,
    },
    advisor: {
      export: { datedNotes: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'traces' }],
    },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'datedNotes' },
      erasing: [{ deletes: { field: 'customer' } }],
      merging: [{ renames: 'customer' }],
    },
  },
  {
    id: 'note5678901234567890',
    advisor: 'demo-pro',
    customer: 'customer-example',
    text: 'Hat nach der Rente gefragt.\nRuft nach dem Urlaub an.',
    createdAt: new Date('2026-11-27T09:30:00.000Z'),
  },
);
