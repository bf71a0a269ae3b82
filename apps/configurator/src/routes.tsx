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
    ],
  },
};

export default module;
