import { type Access, type Area, type RemoteEntry } from '@wbd/module';
import { Outlet, redirectDocument, type RouteObject } from '@wbd/router';
import { advisorOf, cachedViewer, knownViewer } from '@wbd/auth';
import type { QueryClient } from '@wbd/query';
import { verdict } from '../guard/access.ts';
import { BarePage } from '../bare-page.tsx';
import { Guard } from '../guard/guard.tsx';
import { loadManifest, loadModule } from './load-module.ts';
import { hasNewVersion, notePatched, servedAreaAt, type LoadedArea } from './module-store.ts';
import { ModuleCrash, ModuleSlot } from './module-trouble.tsx';

/** Routes without a path of their own that modules are added to: inside the portal's frame, or on the bare page. */
export const PORTAL_ROUTE = 'portal';
export const SITE_ROUTE = 'site';

/**
 * A place for modules. Its splat child matches every path with a parameter, and only then the router asks for routes
 * that fit better; a child with a path of its own would match first and keep the module away.
 */
export function slot(path: string): RouteObject {
  return { path, element: <ModuleSlot /> };
}

/** The same where nothing is around it. */
export function bareSlot(path: string): RouteObject {
  return {
    path,
    element: (
      <BarePage>
        <ModuleSlot />
      </BarePage>
    ),
  };
}

interface PatchRequest {
  path: string;
  patch: (routeId: string, children: RouteObject[]) => void;
  signal: AbortSignal;
}

/** Asked by the router for routes it does not know: loads the module the path belongs to, when the person may see it. */
export async function patchModuleRoutes(
  { path, patch, signal }: PatchRequest,
  client: QueryClient,
): Promise<void> {
  const remotes = await loadManifest();
  const served = remotes && servedAreaAt(remotes, path);
  if (!served) return;
  if (!(await mayLoad(served.area.access))) {
    // without a place of its own it would pass for an advisor's code
    if (!path.startsWith('/intern/'))
      patch(SITE_ROUTE, [bareSlot(`${served.area.path.slice(1)}/*`)]);
    return;
  }
  const { remote } = served;
  const loaded = await loadModule(remote);
  // the router forgets what is patched for a navigation that was left; the next one asks again
  if (signal.aborted) return;
  if (!loaded) {
    // show a missing module inside the portal, so that other areas stay usable
    if (served.area.access !== 'public' && !path.startsWith('/intern/'))
      patch(PORTAL_ROUTE, [slot(`${served.area.path.slice(1)}/*`)]);
    return;
  }
  // the area's first page is still on its way
  if (path === served.area.path) readAhead(loaded.get(path), client);
  // with every patch the router puts all routes in order again
  for (const parent of [SITE_ROUTE, PORTAL_ROUTE]) {
    const areas = remote.areas.filter((area) => parentOf(area) === parent);
    const routes = areas.map((area) =>
      areaRoute(remote, area, loaded.get(area.path)?.routes ?? []),
    );
    if (routes.length > 0) patch(parent, routes);
  }
  notePatched(remote.name);
}

/** Requests the data of an area's first page. */
export function readAhead(area: LoadedArea | undefined, client: QueryClient): void {
  const advisor = advisorOf(cachedViewer());
  // the page itself asks again, and says when that does not work either
  if (advisor) area?.readAhead?.(client, advisor).catch(() => undefined);
}

/** Whether loading makes sense; the guard around the routes decides again, and for as long as they are shown. */
async function mayLoad(access: Access): Promise<boolean> {
  if (access === 'public') return true;
  const viewer = await knownViewer().catch(() => null);
  return viewer !== null && verdict(viewer, access) === 'enter';
}

function parentOf({ access }: Area): string {
  return access === 'public' ? SITE_ROUTE : PORTAL_ROUTE;
}

function areaRoute({ name }: RemoteEntry, area: Area, routes: RouteObject[]): RouteObject {
  const { path, access } = area;
  const frame: RouteObject = {
    id: `${name}:${path}`,
    element: (
      <Guard access={access}>
        <Outlet />
      </Guard>
    ),
    errorElement: <ModuleCrash name={name} bare={access === 'public'} />,
    children: routes,
    ...(access === 'public' ? {} : newestVersion(name)),
  };
  return path === '/' ? frame : { ...frame, path: path.slice(1) };
}

/**
 * A page that was open during a deployment takes the new version with its next way to the module: as a new page,
 * because a module is loaded once. Visitors' pages are left sooner than that matters, and show their first view at once.
 */
function newestVersion(name: string): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: ({ request }) => (hasNewVersion(name) ? redirectDocument(request.url) : null),
    // who works in the module goes on with the version that the work was begun with
    shouldRevalidate: () => false,
  };
}
