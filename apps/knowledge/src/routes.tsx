import { hasConfirmedAddress } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import { foldersQuery } from '@wbd/data/folders';
import { knowledgeVideosQuery } from '@wbd/data/knowledge-videos';
import { quickVideosQuery } from '@wbd/data/quick-videos';
import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/wissensbibliothek': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './library/library-page.tsx')
          ).LibraryPage,
        }),
      },
      {
        path: 'video/:videoId',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './library/library-page.tsx')
          ).LibraryPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./library/help/help-page.tsx')).LibraryHelpPage,
        }),
      },
    ],
    '/intern/angebote': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./offers/offers-page.tsx')).OffersPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./offers/help/help-page.tsx')).OffersHelpPage,
        }),
      },
      {
        path: ':offerId',
        lazy: async () => ({
          Component: (await import('./offers/offer-page.tsx')).OfferPage,
        }),
      },
    ],
    '/intern/schnellvideos': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./quick-videos/quick-videos-page.tsx')).QuickVideosPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./quick-videos/help/help-page.tsx')).QuickVideosHelpPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/wissensbibliothek': async (client, advisor) => {
      // the rules show the library to confirmed addresses alone
      if (!hasConfirmedAddress()) return;
      const account = await client.query(accountQuery(advisor.id));
      await Promise.all([
        client.query(foldersQuery(advisor.org)),
        client.query(knowledgeVideosQuery(advisor, account?.team?.id ?? null)),
        client.query(publicConfigQuery()),
      ]);
    },
    '/intern/schnellvideos': (client, { id }) => client.query(quickVideosQuery(id)),
  },
};

export default module;
