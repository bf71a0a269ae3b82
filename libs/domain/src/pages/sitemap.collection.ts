import { collection } from '../descriptors/collection.ts';
import { sitemapPartSchema } from './sitemap-part.ts';

export const sitemap = collection(
  sitemapPartSchema,
  {
    path: 'sitemap/{number}',
    what: 'codes of the pages that search engines may list, 5,000 in a document; written once a day',
    readers: 'no one',
    writers: 'server',
    activity: 'pages',
    data: { 'Berater-Codes': ['codes'] },
    impersonal: ['parts'],
    retention: { until: 'so lange wie die Inhalte, aus denen es gebildet ist' },
    clients: null,
    advisor: { export: { leftOut: 'made of the codes' }, closing: [{ follows: 'advisors' }] },
    customer: null,
  },
  { codes: ['fritzi'], parts: 1 },
);
