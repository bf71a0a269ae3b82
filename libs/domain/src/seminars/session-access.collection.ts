import { collection } from '../descriptors/collection.ts';
import { sessionAccessSchema } from './seminar.ts';
import { sessionAccessWrites } from './seminar-writes.ts';

export const sessionAccess = collection(
  sessionAccessSchema,
  {
    path: 'sessionAccess/{sessionId}',
    what: 'address or meeting link',
    readers:
      "owner (list by `advisor`), colleagues of the seminar's organisation from level 2 with a confirmed address (get)",
    writers: 'owner from level 2; deleted with its session, not before',
    activity: 'pages',
    data: { Kennungen: ['advisor'], 'Adresse oder Link eines Termins': ['directions'] },
    impersonal: ['quietEdit', 'id', 'seminar'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'createSeminars',
      update: 'createSeminars',
      delete: 'createSeminars',
      fields: sessionAccessWrites,
    },
    advisor: {
      export: { sessionAccess: { by: { field: 'advisor' } } },
      closing: [{ code: 'seminars' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    seminar: 'seminar-example',
    advisor: 'advisor-example',
    directions: 'directions-example',
  },
);
