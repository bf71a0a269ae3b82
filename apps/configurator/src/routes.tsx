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
};

export default module;
