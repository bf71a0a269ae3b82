import { collection } from '../descriptors/collection.ts';
import { fileRemovalSchema } from './file-removal.ts';

export const fileRemovals = collection(
  fileRemovalSchema,
  {
    path: 'fileRemovals/{eventId}',
    what: 'files of a deleted document, and when they may be deleted: until then it can be restored ([0050](decisions/0050-undo.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'pages',
    data: { Kennungen: ['advisor'], 'Pfade gelöschter Dateien': ['paths'] },
    impersonal: ['id', 'dueAt'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'lasts until the files are gone' },
      closing: [{ stays: 'removes the files' }],
    },
    customer: null,
  },
  {
    id: 'event',
    advisor: 'advisor',
    paths: ['seminars/thumb/a.webp'],
    dueAt: new Date('2026-03-01T10:00:00Z'),
  },
);
