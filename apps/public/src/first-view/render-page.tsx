import { QueryClient, QueryClientProvider } from '@wbd/query';
import { RouterProvider, type RouteObject } from '@wbd/router';
import { createMemoryRouter } from '@wbd/router/rendering';
import { createStyleCollector } from '@wbd/ui/rendering';
import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { publicPageSchema } from '@wbd/domain/pages';
import module from '../routes.tsx';
import { advisorSubject, type Subject } from './subjects.ts';

export interface RenderedPage {
  html: string;
  /** CSS rules by class name */
  rules: Record<string, string>;
}

const routes = Object.entries(module.areas).map(([path, children]): RouteObject =>
  path === '/' ? { children } : { path, children },
);

/**
 * Prepares a page as the shell shows it in the browser before anything is known but the page's data.
 * @returns a function that renders it. It is called once all pages are prepared: a part with a script of its own is a
 *   placeholder only until its script has been loaded by an earlier rendering, which needs a pause
 */
export async function preparePage({ path, data }: Subject): Promise<() => RenderedPage> {
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
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    for (const [key, value] of data) client.setQueryData(key, value);
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

/** Loads the lazy sections that the HTML contains, by rendering a page that needs them. */
export async function loadSections(): Promise<void> {
  const page = publicPageSchema.parse({
    id: 'a',
    uid: 'a',
    code: 'a',
    firstName: '',
    lastName: '',
    heroText: null,
    heroSubtext: null,
    loop: null,
    intro: null,
    introThumb: null,
    logo: null,
    hasOwnPage: true,
    testimonials: [{ id: 'a', url: 'a', thumb: 'a', customer: '', quote: '' }],
    seminars: [],
    experts: [],
  });
  const render = await preparePage(advisorSubject(page));
  render();
  await setImmediate();
}
