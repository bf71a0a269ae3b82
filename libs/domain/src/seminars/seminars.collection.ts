import { collection } from '../descriptors/collection.ts';
import { seminarSchema } from './seminar.ts';
import { seminarWrites } from './seminar-writes.ts';

export const seminars = collection(
  seminarSchema,
  {
    path: 'seminars/{id}',
    what: 'content of a seminar; `dates`: its coming sessions that visitors see, at most 100, of which cards show three; `calledOffDates`: times of coming sessions that were called off; marks of the operator: `hidden`, `excluded`',
    readers:
      'everyone (get), advisors with a confirmed address (list), owner (list); hidden: owner, `internaltesting`',
    writers: 'owner from level 2; deleting: server (`deleteSeminar`); marks, dates: server',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'Inhalte eines Seminars': [
        'title',
        'description',
        'video',
        'videoCaptions',
        'trailer',
        'trailerCaptions',
        'preview',
        'thumb',
        'pdf',
      ],
    },
    impersonal: [
      'quietEdit',
      'id',
      'org',
      'duration',
      'online',
      'hidden',
      'audience',
      'excluded',
      'createdAt',
      'dates',
      'calledOffDates',
      'pictureWidths',
      'films',
    ],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'createSeminars',
      update: 'createSeminars',
      fields: seminarWrites,
      compared: ['audience'],
    },
    advisor: {
      export: { seminars: { by: { field: 'advisor' } } },
      closing: [{ code: 'seminars' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    org: 'org-example',
    title: 'Geld verstehen',
    description: 'description-example',
    duration: 60,
    online: true,
    video: null,
    trailer: null,
    preview: null,
    thumb: null,
    pdf: null,
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
