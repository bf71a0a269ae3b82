import { useAuth } from '@wbd/auth';
import { ownBalancesQuery, ownEntriesQuery } from '@wbd/data/commissions';
import { termsQuery } from '@wbd/data/deals';
import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/netzwerk': [
      {
        index: true,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "first-page" */ './partner/partner-page.tsx')
          ).PartnerPage,
        }),
      },
      {
        path: 'abschluesse',
        lazy: async () => ({
          Component: (await import('./deals/deals-page.tsx')).DealsPage,
        }),
      },
      {
        path: 'abschluss/:customerId',
        lazy: async () => ({
          Component: (await import('./report/report-page.tsx')).ReportPage,
        }),
      },
      {
        path: 'bedingungen',
        lazy: async () => ({
          Component: (await import('./terms/terms-page.tsx')).TermsPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({
          Component: (await import('./help/help-page.tsx')).NetworkHelpPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/netzwerk': async (client, { id, org }) => {
      // the rules show it to confirmed addresses alone
      if (useAuth.getState().user?.emailConfirmed !== true) return;
      await Promise.all([
        client.query(ownEntriesQuery(id)),
        client.query(ownBalancesQuery(id)),
        client.query(termsQuery(org)),
      ]);
    },
  },
};

export default module;
