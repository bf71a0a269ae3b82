import { collection } from '../descriptors/collection.ts';
import { testimonialSchema } from './content.ts';
import { testimonialWrites } from './testimonial-writes.ts';

export const testimonials = collection(
  testimonialSchema,
  {
    path: 'testimonials/{id}',
    what: 'video, quote, customer; mark of the server: `hidden`',
    readers: 'everyone (get), owner (list by `advisor`); hidden: owner, `internaltesting`',
    writers: 'owner from level 1',
    activity: 'pages',
    data: {
      Kennungen: ['advisor'],
      'Name und Zitat': ['customer', 'quote'],
      'Video und Bild': ['url', 'captions', 'thumb'],
      Einwilligung: ['consentVersion', 'consentAt', 'withdrawnAt'],
    },
    impersonal: ['id', 'displayOrder', 'thumbTime', 'hidden', 'pictureWidths', 'films'],
    retention: { until: 'bis der Partner den Inhalt löscht oder das Konto schließt' },
    clients: {
      create: 'testimonialVideos',
      update: 'testimonialVideos',
      delete: 'testimonialVideos',
      fields: testimonialWrites,
      compared: ['consentVersion', 'consentAt', 'withdrawnAt'],
    },
    advisor: {
      export: { testimonials: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    url: 'folder/url/example-0',
    thumb: 'folder/thumb/example-0',
    customer: 'customer-example',
    quote: 'quote-example',
    displayOrder: null,
    thumbTime: null,
  },
);
