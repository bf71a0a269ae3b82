import { createBrowserRouter, RouterProvider, type RouteObject } from '@wbd/router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react/pure';
import { CONTENT_ID, SkipLink } from '../src/skip-link/skip-link.tsx';
import { PortalPage } from '../src/page/portal-page.tsx';
import { UiProvider } from '../src/provider/ui-provider.tsx';

export const PAGE_TITLE = 'Baukasten';
const INTRO = 'Jedes Bauteil so, wie es in den Modulen steht.';
const BACK = { to: '/zurueck', label: 'Zur Übersicht' };

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
    <>
      <SkipLink />
      <main id={CONTENT_ID}>
        <PortalPage title={PAGE_TITLE} intro={INTRO} help="/hilfe" back={BACK}>
          {content}
        </PortalPage>
      </main>
    </>
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
