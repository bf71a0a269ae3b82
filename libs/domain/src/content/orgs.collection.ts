import { collection } from '../descriptors/collection.ts';
import { organisationSchema } from './content.ts';

export const orgs = collection(
  organisationSchema,
  {
    path: 'orgs/{id}',
    what: 'organisations',
    readers: 'everyone (list: at most 100)',
    writers: 'operator; admins: the name ([0105](decisions/0105-organisations-and-their-names.md))',
    activity: 'pages',
    data: {},
    impersonal: ['id', 'name', 'order'],
    retention: { until: 'unbegrenzt, ohne Bezug zu Personen' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { id: '9fXk2LmQ0aZr7TbYwE3v', name: 'Jörg W.', order: 1.5 },
);
