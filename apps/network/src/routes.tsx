import { hasConfirmedAddress } from '@wbd/auth';
import { ownBalancesQuery, ownEntriesQuery } from '@wbd/data/commissions';
import { termsQuery } from '@wbd/data/deals';
import { ownStatementsQuery, taxProfileQuery } from '@wbd/data/payouts';
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
        path: 'abschluesse/liste',
        lazy: async () => ({
          Component: (await import('./deals/list/decide-list-page.tsx')).DecideListPage,
        }),
      },
      {
        path: 'abschluss/:customerId',
        lazy: async () => ({
          Component: (await import('./report/report-page.tsx')).ReportPage,
        }),
      },
      {
        path: 'partner',
        lazy: async () => ({
          Component: (await import('./sponsors/sponsors-page.tsx')).SponsorsPage,
        }),
      },
      {
        path: 'bedingungen',
        lazy: async () => ({
          Component: (await import('./terms/terms-page.tsx')).TermsPage,
        }),
      },
      {
        path: 'bankverbindung',
        lazy: async () => ({
          Component: (await import('./profile/profile-page.tsx')).ProfilePage,
        }),
      },
      {
        path: 'auszahlungen',
        lazy: async () => ({
          Component: (await import('./payouts/payouts-page.tsx')).PayoutsPage,
        }),
      },
      {
        path: 'aenderungen',
        lazy: async () => ({
          Component: (await import('./changes/changes-page.tsx')).ChangesPage,
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
      if (!hasConfirmedAddress()) return;
      await Promise.all([
        client.query(ownEntriesQuery(id)),
        client.query(ownBalancesQuery(id)),
        client.query(termsQuery(org)),
        client.query(ownStatementsQuery(id)),
        client.query(taxProfileQuery(id)),
      ]);
    },
  },
};

export default module;
