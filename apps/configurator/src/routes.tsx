import { contentCardsQuery } from '@wbd/data/content-cards';
import { selectionsQuery } from '@wbd/data/selections';
import { testimonialsQuery } from '@wbd/data/testimonials';
import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/konfigurator': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "first-page" */ './configurator-page.tsx'))
            .ConfiguratorPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./help/help-page.tsx')).ConfiguratorHelpPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/konfigurator': (client, { id }) =>
      Promise.all([
        client.query(testimonialsQuery(id)),
        client.query(contentCardsQuery('seminar')),
        client.query(contentCardsQuery('expert')),
        client.query(selectionsQuery('seminar', id)),
        client.query(selectionsQuery('expert', id)),
      ]),
  },
};

export default module;
