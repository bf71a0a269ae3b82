import type { QueryClient } from '@wbd/query';
import { createBrowserRouter, Navigate, type RouteObject } from '@wbd/router';
import { LoadingState } from '@wbd/ui';
import { RootLayout } from './layout/root-layout.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { ownRoutes } from './own-routes.tsx';
import { PORTAL_PATH } from './shared/areas/own-areas.ts';
import { usePlace } from './shared/place.ts';
import {
  bareSlot,
  patchModuleRoutes,
  PORTAL_ROUTE,
  SITE_ROUTE,
  slot,
} from './shared/modules/module-routes.tsx';
import { ModuleCrash } from './shared/modules/module-trouble.tsx';

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ModuleCrash bare />,
    HydrateFallback: LoadingState,
    children: [
      {
        id: PORTAL_ROUTE,
        lazy: async () => ({
          Component: (await import('./layout/portal-layout.tsx')).PortalLayout,
        }),
        errorElement: <ModuleCrash bare />,
        children: [
          { path: 'intern', element: <Navigate to={PORTAL_PATH} replace /> },
          // an older name of the library, which is still linked to
          { path: 'intern/wissen', element: <Navigate to="/intern/wissensbibliothek" replace /> },
          ...ownRoutes,
          slot('intern/*'),
        ],
      },
      { id: SITE_ROUTE, element: <SiteLayout />, children: [bareSlot('*')] },
    ],
  },
];

export function createRouter(client: QueryClient) {
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: (request) => patchModuleRoutes(request, client),
  });
  router.subscribe(({ navigation, location }) => {
    usePlace.setState({ pathname: (navigation.location ?? location).pathname });
  });
  return router;
}
