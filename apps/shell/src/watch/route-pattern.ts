import type { createBrowserRouter } from '@wbd/router';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The pattern of the route that is shown, `/intern/crm/:customerId`: it holds nothing of the address itself. */
export function routePattern({ state }: Pick<Router, 'state'>): string {
  const parts = state.matches.flatMap(({ route }) => route.path ?? []);
  return `/${parts.join('/')}`.replaceAll(/\/+/g, '/');
}
