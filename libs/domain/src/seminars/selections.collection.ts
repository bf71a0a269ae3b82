import { collection } from '../descriptors/collection.ts';
import { selectionsSchema } from './seminar.ts';

export const selections = collection(
  selectionsSchema,
  {
    path: 'advisors/{uid}/selections/{section}',
    what: "the advisor's choices by item: visible, sort key; at most 1,500; `changed`: the entries that the last write touched",
    readers: 'owner (get)',
    writers:
      'owner from level 1: at most two entries at once, of items that exist; forgetting what is gone: server',
    activity: 'pages',
    data: { 'Auswahl von Inhalten': ['choices', 'changed'] },
    impersonal: ['id'],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: {
      create: 'arrangePage',
      update: 'arrangePage',
      fields: null,
      compared: ['choices', 'changed'],
    },
    advisor: { export: { choices: { by: 'parent' } }, closing: [{ code: 'access' }] },
    customer: null,
  },
  { id: 'seminars', choices: {}, changed: [] },
);
