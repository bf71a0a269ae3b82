import { collection } from '../descriptors/collection.ts';
import { publicPageDocumentSchema } from './public-page.ts';

export const publicPages = collection(
  publicPageDocumentSchema,
  {
    path: 'publicPages/{code}',
    what: 'the first view of a public page, in one document of at most 100 kB; `shows` holds keys (`seminar:…`, `expert:…`, `advisor:…`) by which changes find it, `joined` says when its advisor joined; under a former code: where it moved',
    readers: 'everyone (get)',
    writers: 'server (triggers)',
    activity: 'pages',
    data: {
      Kennungen: ['uid'],
      'Name und Code': ['firstName', 'lastName', 'code', 'movedTo'],
      'öffentliches Profil': [
        'heroText',
        'heroSubtext',
        'profile',
        'bookable',
        'hasOwnPage',
        'loop',
        'loopSizes',
        'loopThumb',
        'loopThumbWidths',
        'intro',
        'introSizes',
        'introMode',
        'introCaptions',
        'introThumb',
        'introThumbWidths',
        'logo',
        'logoWidths',
      ],
      'Kundenstimmen und Inhalte': ['testimonials', 'seminars', 'experts', 'knowledge'],
    },
    impersonal: ['id', 'more'],
    retention: { until: 'so lange wie die Inhalte, aus denen es gebildet ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'made of what the other parts hold' },
      closing: [{ deletes: { field: 'uid' }, step: 'order' }],
    },
    customer: null,
  },
  { id: '9fXk2LmQ0aZr7TbYwE3v', uid: 'uid-example', movedTo: 'joerg-neu' },
);
