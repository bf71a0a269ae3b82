import { cardChunkSchema } from './public-page.ts';
import { collection } from '../descriptors/collection.ts';

export const seminarCards = collection(
  cardChunkSchema,
  {
    path: 'seminarCards/{from}',
    what: 'cards of all seminars or expert videos in the order of publication, at most 200 and 80 kB in a document; each holds the cards from its key `from` up to the key `next`',
    readers: 'advisors from level 1 (list: at most 50), to choose what their page shows',
    writers: 'server (triggers)',
    activity: 'pages',
    data: { 'Name des Beraters eines Seminars': ['cards'] },
    impersonal: ['id', 'from', 'next'],
    retention: { until: 'so lange wie die Inhalte, aus denen es gebildet ist' },
    clients: null,
    advisor: { export: { leftOut: 'made of the seminars' }, closing: [{ follows: 'seminars' }] },
    customer: null,
  },
  {
    id: 'first',
    from: '',
    next: null,
    cards: [
      {
        id: '9fXk2LmQ0aZr7TbYwE3v',
        advisor: 'uid-example',
        title: 'Vermögen für Anfänger',
        thumb: 'seminars/thumb/a.jpg',
        hasTrailer: true,
        advisorName: 'Jörg Weiß-Özdemir',
        order: 1793523000000,
        hidden: false,
      },
    ],
  },
);
