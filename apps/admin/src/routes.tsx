import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/admin': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './overview/overview-page.tsx')
          ).OverviewPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({ Component: (await import('./help/help-page.tsx')).AdminHelpPage }),
      },
      {
        path: 'entwicklung',
        lazy: async () => ({ Component: (await import('./growth/growth-page.tsx')).GrowthPage }),
      },
      {
        path: 'berater/:uid',
        lazy: async () => ({
          Component: (await import('./account/account-page.tsx')).AccountPage,
        }),
      },
      {
        path: 'berater/:uid/ansicht',
        lazy: async () => ({
          Component: (await import('./account/support/support-page.tsx')).SupportPage,
        }),
      },
      {
        path: 'organisationen',
        lazy: async () => ({
          Component: (await import('./organisations/organisations-page.tsx')).OrganisationsPage,
        }),
      },
      {
        path: 'organisationen/:id',
        lazy: async () => ({
          Component: (await import('./organisations/members-page.tsx')).MembersPage,
        }),
      },
      {
        path: 'protokoll',
        lazy: async () => ({
          Component: (await import('./actions/actions-page.tsx')).ActionsPage,
        }),
      },
      {
        path: 'betrieb',
        lazy: async () => ({
          Component: (await import('./operations/operations-page.tsx')).OperationsPage,
        }),
      },
      {
        path: 'preise',
        lazy: async () => ({ Component: (await import('./prices/prices-page.tsx')).PricesPage }),
      },
      {
        path: 'meldungen',
        lazy: async () => ({
          Component: (await import('./notices/notices-page.tsx')).NoticesPage,
        }),
      },
      {
        path: 'meldungen/:notice',
        lazy: async () => ({ Component: (await import('./notices/notice-page.tsx')).NoticePage }),
      },
      {
        path: 'vertraege',
        lazy: async () => ({
          Component: (await import('./contracts/contracts-page.tsx')).ContractsPage,
        }),
      },
      {
        path: 'kuendigungen',
        lazy: async () => ({
          Component: (await import('./terminations/terminations-page.tsx')).TerminationsPage,
        }),
      },
      {
        path: 'auszahlungen',
        lazy: async () => ({
          Component: (await import('./payouts/payouts-page.tsx')).PayoutsPage,
        }),
      },
      {
        path: 'mails',
        lazy: async () => ({ Component: (await import('./mails/mails-page.tsx')).MailsPage }),
      },
    ],
  },
};

export default module;
