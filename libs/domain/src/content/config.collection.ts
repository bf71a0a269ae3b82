import { collection } from '../descriptors/collection.ts';
import { publicConfigSchema } from './content.ts';

export const config = collection(
  publicConfigSchema,
  {
    path: 'config/{id}',
    documents: [
      {
        path: 'config/public',
        what: "special advisor, redirects, founder's link, films on the landings, introductory videos, deadline for imprints, announced changes of contracts",
        readers: 'everyone (get)',
        writers: 'operator',
      },
      {
        path: 'config/maintenance',
        what: 'since when the operator has stopped writing, and the rules to go back to ([0055](decisions/0055-stop-writing.md))',
        readers: 'everyone (get)',
        writers: 'operator',
      },
      {
        path: 'config/seller',
        what: 'who sells the packages, as e-invoices name them',
        readers: 'no one',
        writers: 'operator',
      },
      {
        path: 'config/withheld',
        what: 'ids of what the operator hides or excludes',
        readers: 'no one',
        writers: 'operator',
      },
    ],
    activity: 'pages',
    data: { 'Kennung des Beraters für Besucher ohne Berater': ['specialAdvisor'] },
    impersonal: [
      'id',
      'seminarRedirects',
      'founderSchedulingLink',
      'explainerFilms',
      'introVideos',
      'imprintsDue',
      'operatorOrg',
      'filmFeeBasisPoints',
      'announcements',
    ],
    retention: { until: 'unbegrenzt, ohne Bezug zu Personen' },
    clients: null,
    advisor: { export: { leftOut: "the operator's" }, closing: [{ code: 'traces' }] },
    customer: null,
  },
  {
    id: 'public',
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: 'founderSchedulingLink-example',
  },
);
