import { RETENTION_DAYS } from '../retention/retention.ts';
import { collection } from '../descriptors/collection.ts';
import { filmOfferSchema } from './offer.ts';

export const filmOffers = collection(
  filmOfferSchema,
  {
    path: 'filmOffers/{id}',
    what: 'a film that an advisor sells to others: words, price, VAT, picture, trailer, state; `endsAt` once its seller left ([0118](decisions/0118-films-sold-between-advisors.md)). It does not name the film',
    readers: 'advisors with a confirmed address (list: at most 500)',
    writers: 'server',
    activity: 'sales',
    data: {
      Kennungen: ['advisor'],
      'Angebot eines Films mit Preis': [
        'title',
        'description',
        'thumb',
        'trailer',
        'netCents',
        'vatPercent',
        'state',
      ],
      Zeitpunkte: ['createdAt', 'changedAt', 'endsAt'],
    },
    impersonal: ['id', 'pictureWidths', 'films'],
    retention: {
      rule: 'endedFilms',
      sweep: 'removeEndedFilms',
      until: `bis der Partner das Angebot löscht; ${RETENTION_DAYS.endedFilms} Tage über die Schließung des Kontos hinaus, wenn es jemand gekauft hat`,
    },
    clients: null,
    advisor: { export: { filmOffers: { by: { field: 'advisor' } } }, closing: [{ code: 'films' }] },
    customer: null,
  },
  {
    id: 'aB3dE5fG7hJ9kL1mN2pQ',
    advisor: 'demo-pro',
    title: 'Erbrecht',
    description: 'Eine Stunde.',
    thumb: 'paid_videos/thumb/a.webp',
    trailer: null,
    netCents: 4900,
    vatPercent: 19,
    state: 'sale',
    endsAt: null,
    createdAt: new Date('2026-11-28T09:30:00.000Z'),
    changedAt: new Date('2026-11-28T09:30:00.000Z'),
  },
);
