import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/team': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "first-page" */ './team-page.tsx'))
            .TeamPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./help/help-page.tsx')).TeamHelpPage,
        }),
      },
    ],
  },
};

export default module;
