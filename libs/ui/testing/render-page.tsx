import { createBrowserRouter, RouterProvider, type RouteObject } from '@wbd/router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react/pure';
import { CONTENT_ID } from '../src/skip-link/skip-link.tsx';
import { PortalPage } from '../src/page/portal-page.tsx';
import { UiProvider } from '../src/provider/ui-provider.tsx';

interface PageOptions {
  /** where the page is opened, with its parameters */
  at?: string;
  /** further pages that a link leads to */
  routes?: RouteObject[];
}

/** Shows content as the main part of a page of the portal, with its look, heading and router. */
export async function renderPage(
  content: ReactNode,
  { at = '/', routes = [] }: PageOptions = {},
): Promise<RenderResult> {
  const before = location.href;
  history.replaceState(null, '', at);
  const element = (
    <main id={CONTENT_ID}>
      <PortalPage title={PAGE_TITLE}>{content}</PortalPage>
    </main>
  );
  const router = createBrowserRouter([...routes, { path: '*', element }]);
  onTestFinished(() => {
    router.dispose();
    history.replaceState(null, '', before);
  });
  return render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

export const PAGE_TITLE = 'Baukasten';
