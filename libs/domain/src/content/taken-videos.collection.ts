import { collection } from '../descriptors/collection.ts';
import { takenVideoSchema } from './library.ts';

export const takenVideos = collection(
  takenVideoSchema,
  {
    path: 'takenVideos/{uid}.{video}',
    what: "that an advisor took a colleague's quick video over; holds nothing of the video",
    readers: 'everyone (get), owner (list by `advisor`)',
    writers:
      'owner from level 1 with a confirmed address, of shared videos; deletes it at every level',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'welches Video eines Kollegen ein Partner übernommen hat': ['video', 'takenAt'],
    },
    impersonal: ['id'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: { create: 'shareQuickVideos', delete: 'portal', fields: null },
    advisor: {
      export: { takenVideos: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: 'demoadvisorlite.schnelletf0000000000',
    advisor: 'demoadvisorlite',
    video: 'schnelletf0000000000',
    takenAt: new Date('2026-11-27T12:00:00.000Z'),
  },
);
