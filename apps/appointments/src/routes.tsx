import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/kalender': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './overview/overview-page.tsx')
          ).OverviewPage,
        }),
      },
      {
        path: 'einrichten',
        lazy: async () => ({
          Component: (await import('./settings/settings-page.tsx')).SettingsPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./help/help-page.tsx')).AppointmentsHelpPage,
        }),
      },
    ],
  },
};

export default module;
