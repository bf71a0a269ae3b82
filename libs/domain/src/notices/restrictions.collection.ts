import { collection } from '../descriptors/collection.ts';
import { restrictionSchema } from './notice.ts';

export const restrictions = collection(
  restrictionSchema,
  {
    path: 'restrictions/{kind-item}',
    what: "content that a decision hides, with the statement of reasons and how far the owner's objection is; gone when it is visible again",
    readers: 'its owner (list by `advisor`)',
    writers: 'server',
    activity: 'notices',
    data: {
      Kennungen: ['advisor'],
      'warum ein Inhalt ausgeblendet ist': ['title', 'basis', 'ground', 'facts'],
      'Beschwerde und Ergebnis': ['at', 'complainUntil', 'complainedAt', 'upheld'],
    },
    impersonal: ['id', 'kind', 'item', 'number'],
    retention: { until: 'solange der Inhalt ausgeblendet ist' },
    clients: null,
    advisor: {
      export: { restrictions: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: 'seminar-seminar-example',
    kind: 'seminar',
    item: 'seminar-example',
    advisor: 'demo-pro',
    number: 'M-7K3F92QX',
    title: 'Geld verstehen',
    at: new Date('2026-11-27T10:30:00.000Z'),
    basis: 'law',
    ground: '§ 5 UWG',
    facts: 'Das Video verspricht sichere Gewinne.',
    complainUntil: new Date('2027-05-30T10:30:00.000Z'),
    complainedAt: new Date('2026-11-27T11:30:00.000Z'),
    upheld: { at: new Date('2026-11-28T10:30:00.000Z'), facts: 'Es bleibt dabei.', byOther: true },
  },
);
