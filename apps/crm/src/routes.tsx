import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/crm': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "first-page" */ './customers/crm-page.tsx'))
            .CrmPage,
        }),
      },
    ],
  },
};

export default module;
