import { collection } from '../descriptors/collection.ts';
import { pictureOrderSchema } from './picture-order.ts';

export const pictureOrders = collection(
  pictureOrderSchema,
  {
    path: 'pictureOrders/{id}',
    what: 'a picture that a row names and whose sizes are to be made; gone once they are ([0064](decisions/0064-pictures-in-sizes.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'pages',
    data: { 'Pfade von Bildern': ['path'] },
    impersonal: ['id', 'collection', 'row'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { id: 'event-thumb', collection: 'seminars', row: 'seminar', path: 'seminars/thumb/a.webp' },
);
