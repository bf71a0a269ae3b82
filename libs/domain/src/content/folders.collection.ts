import { collection } from '../descriptors/collection.ts';
import { folderSchema } from './library.ts';

export const folders = collection(
  folderSchema,
  {
    path: 'folders/{id}',
    what: "a tab of an organisation's knowledge library",
    readers: 'advisors of the organisation with a confirmed address (list by `org`)',
    writers: 'operator, administrators of the organisation by `changeFolders`',
    activity: 'pages',
    data: {},
    impersonal: ['id', 'name', 'org', 'parent', 'order'],
    retention: { until: 'unbegrenzt, ohne Bezug zu Personen' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { id: '9fXk2LmQ0aZr7TbYwE3v', name: 'Jörg W.', org: 'org-example', parent: null, order: 1.5 },
);
