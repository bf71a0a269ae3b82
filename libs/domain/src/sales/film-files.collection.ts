import { collection } from '../descriptors/collection.ts';
import { filmFileSchema } from './offer.ts';

export const filmFiles = collection(
  filmFileSchema,
  {
    path: 'filmFiles/{offer}',
    what: 'where the file of an offered film lies; its seller and the server read it',
    readers: 'its seller',
    writers: 'server',
    activity: 'sales',
    data: {
      Kennungen: ['advisor'],
      'wo die Datei eines angebotenen Films liegt': ['url', 'captions'],
    },
    impersonal: ['id', 'films'],
    retention: { until: 'so lange wie das Angebot' },
    clients: null,
    advisor: { export: { filmFiles: { by: { field: 'advisor' } } }, closing: [{ code: 'films' }] },
    customer: null,
  },
  {
    id: 'aB3dE5fG7hJ9kL1mN2pQ',
    advisor: 'demo-pro',
    url: 'paid_videos/video/a.mp4',
    captions: null,
  },
);
