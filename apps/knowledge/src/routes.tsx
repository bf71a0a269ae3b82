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
    ],
    '/intern/schnellvideos': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./quick-videos/quick-videos-page.tsx')).QuickVideosPage,
        }),
      },
    ],
  },
};

export default module;
