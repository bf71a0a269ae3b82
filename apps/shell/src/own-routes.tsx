import { Outlet, type RouteObject } from '@wbd/router';
import { ownAreas, type OwnPath } from './shared/areas/own-areas.ts';
import { Guard } from './shared/guard/guard.tsx';

/** The pages of each area that the shell serves itself, relative to its path. */
const routesByPath: Record<OwnPath, RouteObject[]> = {
  '/intern/portal': [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: 'hilfe',
      lazy: async () => ({
        Component: (await import('./dashboard/help/help-page.tsx')).DashboardHelpPage,
      }),
    },
  ],
  '/intern/profile': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./profile/profile-page.tsx')).ProfilePage }),
    },
    {
      path: 'hilfe',
      lazy: async () => ({
        Component: (await import('./profile/help/help-page.tsx')).ProfileHelpPage,
      }),
    },
  ],
  '/intern/pricing': [
    {
      path: ':plan?',
      lazy: async () => ({ Component: (await import('./pricing/pricing-page.tsx')).PricingPage }),
    },
  ],
  '/intern/ausgeblendet': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./hidden/hidden-page.tsx')).HiddenPage }),
    },
  ],
  '/intern/vertrag': [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('./contract/contract-page.tsx')).ContractPage,
      }),
    },
  ],
  '/intern/checkout-success': [
    {
      path: ':plan?',
      lazy: async () => ({
        Component: (await import('./checkout-success/checkout-success-page.tsx'))
          .CheckoutSuccessPage,
      }),
    },
  ],
};

export const ownRoutes: RouteObject[] = ownAreas.map(({ path, access }) => ({
  path: path.slice(1),
  element: (
    <Guard access={access}>
      <Outlet />
    </Guard>
  ),
  children: routesByPath[path],
}));
