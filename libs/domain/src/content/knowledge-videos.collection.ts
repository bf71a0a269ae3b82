import { collection } from '../descriptors/collection.ts';
import { knowledgeVideoSchema } from './library.ts';
import { knowledgeVideoWrites } from './video-writes.ts';

export const knowledgeVideos = collection(
  knowledgeVideoSchema,
  {
    path: 'knowledgeVideos/{id}',
    what: "a video of an organisation's library; `audience` says who it is for: the organisation, a team, everyone, or its owner alone",
    readers: 'advisors of the organisation with a confirmed address (list by `org`)',
    writers:
      'owner: new ones from level 2, into a folder of the organisation; title, description, captions, folder and deleting at every level',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'Video der Wissensbibliothek': ['title', 'description', 'url', 'captions', 'thumb'],
    },
    impersonal: [
      'id',
      'folder',
      'org',
      'hidden',
      'audience',
      'createdAt',
      'pictureWidths',
      'films',
    ],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'shareKnowledge',
      update: 'portal',
      delete: 'portal',
      fields: knowledgeVideoWrites,
      compared: ['folder', 'audience'],
    },
    advisor: {
      export: { knowledgeVideos: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    title: 'Geld verstehen',
    description: 'description-example',
    url: 'folder/url/example-0',
    thumb: null,
    folder: 'folder-example',
    org: 'org-example',
    advisor: 'advisor-example',
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
