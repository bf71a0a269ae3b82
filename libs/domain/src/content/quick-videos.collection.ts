import { collection } from '../descriptors/collection.ts';
import { quickVideoSchema } from './library.ts';
import { quickVideoWrites } from './video-writes.ts';

export const quickVideos = collection(
  quickVideoSchema,
  {
    path: 'quickVideos/{id}',
    what: 'a short video that is shared by link; `network`: colleagues may take it over; mark of the server: `hidden`',
    readers:
      'everyone (get), owner (list by `advisor`), advisors with a confirmed address (list of shared ones); hidden: owner, `internaltesting`',
    writers:
      'owner: new ones from level 2, title, captions and deleting from level 1; sharing with the network from level 2 with a confirmed address, withdrawing at every level; mark: server',
    activity: 'pages',
    data: { Kennungen: ['advisor'], 'kurzes Video': ['title', 'url', 'captions', 'thumb'] },
    impersonal: ['id', 'hidden', 'createdAt', 'network', 'pictureWidths', 'films'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'uploadQuickVideos',
      update: 'portal',
      delete: 'shareQuickVideos',
      fields: quickVideoWrites,
      compared: ['hidden'],
    },
    advisor: {
      export: { quickVideos: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    title: 'Geld verstehen',
    url: 'folder/url/example-0',
    thumb: null,
    advisor: 'advisor-example',
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
