import { QueryClient, QueryClientProvider, type QueryKey } from '@wbd/query';
import { RouterProvider, type RouteObject } from '@wbd/router';
import { createMemoryRouter } from '@wbd/router/rendering';
import { createStyleCollector } from '@wbd/ui/rendering';
import { renderToString } from 'react-dom/server';

export interface RenderedPage {
  html: string;
  rules: Record<string, string>;
}

/**
 * Prepares a page as the shell shows it in the browser before anything is known but the page's data.
 * @param data what comes with the HTML, by the key of its query
 * @returns a function that renders it. It is called once all pages are prepared: a part with a script of its own is a
 *   placeholder only until its script has been loaded by an earlier rendering, which needs a pause
 */
export async function preparePage(
  routes: RouteObject[],
  path: string,
  data: [key: QueryKey, value: object][],
): Promise<() => RenderedPage> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const [key, value] of data) client.setQueryData(key, value);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  return () => {
    const { Provider, collected } = createStyleCollector();
    const html = renderToString(
      <Provider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>,
    );
    // its caches use timers, for which the build would wait
    client.clear();
    return { html, ...collected() };
  };
}
