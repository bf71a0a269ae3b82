import { collection } from '../descriptors/collection.ts';
import { expertVideoSchema } from './content.ts';
import { expertVideoWrites } from './video-writes.ts';

export const expertVideos = collection(
  expertVideoSchema,
  {
    path: 'expertVideos/{id}',
    what: "a specialist's video; mark of the server: `hidden`",
    readers:
      'everyone (get), advisors with a confirmed address (list), owner (list); hidden: owner, `internaltesting`',
    writers: 'owner from level 2; mark: server',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'Video eines Spezialisten': [
        'description',
        'video',
        'videoCaptions',
        'trailer',
        'trailerCaptions',
        'thumb',
      ],
      'Link zum Kalender': ['bookinglink'],
    },
    impersonal: ['id', 'org', 'hidden', 'audience', 'createdAt', 'pictureWidths', 'films'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'expertVideos',
      update: 'expertVideos',
      delete: 'expertVideos',
      fields: expertVideoWrites,
      compared: ['audience'],
    },
    advisor: {
      export: { expertVideos: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    org: 'org-example',
    description: 'description-example',
    video: 'folder/video/example-0',
    trailer: null,
    thumb: 'folder/thumb/example-0',
    bookinglink: null,
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
