import { advisorOf, knownViewer } from '@wbd/auth';
import { CONTRACT_VERSION, isInCanary, type RemoteEntry } from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import { readManifest } from './manifest.ts';
import { previewToken } from './preview-token.ts';
import { reportFailure } from './report-failure.ts';
import { noteModule, useModules, type ModuleFailure } from './module-store.ts';
import { fetchManifest, isOwnFile, loadExposedRoutes, misfitsOf } from './source.ts';

const LOAD_TIMEOUT_MS = 10_000;
/** Navigations that follow on each other ask once. */
const LOOK_AGAIN_MS = 5_000;

const routesSchema = z.array(z.custom<RouteObject>((value) => value instanceof Object));
const exposedSchema = z.object({
  default: z.object({
    contract: z.literal(CONTRACT_VERSION),
    areas: z.record(z.string(), routesSchema),
  }),
});

let underWay: Promise<RemoteEntry[] | undefined> | undefined;

/** remotes.json, read once, and again after a failure. */
export async function loadManifest(): Promise<RemoteEntry[] | undefined> {
  underWay ??= fetchRemotes();
  const remotes = await underWay;
  if (!remotes) underWay = undefined;
  return remotes;
}

async function fetchRemotes(): Promise<RemoteEntry[] | undefined> {
  try {
    const manifest = await readRemotes();
    useModules.setState({ ...manifest, manifestFailed: false });
    for (const { name } of manifest.brokenEntries) {
      reportError(new Error(`remotes.json: the entry of the module ${name} cannot be read`));
    }
    return manifest.remotes;
  } catch {
    useModules.setState({ manifestFailed: true });
    return undefined;
  }
}

async function readRemotes() {
  lookedAt = Date.now();
  const content = await fetchManifest();
  if (previewToken() === '') return readManifest(content, isOwnFile);
  const { withPreview } = await import('./preview.ts');
  return readManifest(await withPreview(content), isOwnFile);
}

let lookedAt = 0;

/** Asks which versions are live now, for the next navigation of a page that stays open. */
export async function lookForNewVersions(): Promise<void> {
  if (Date.now() - lookedAt < LOOK_AGAIN_MS) return;
  // what is not available now is requested again at a later navigation
  const manifest = await readRemotes().catch(() => undefined);
  if (!manifest) return;
  useModules.setState(manifest);
  for (const remote of manifest.remotes) {
    if (arrived.has(remote.name)) current.set(remote.name, (await buildFor(remote)).version);
  }
}

/** What each loaded module would be loaded as now. */
const current = new Map<string, string>();

/** Whether this person is given another version of a module than the one that this page has loaded. */
export function hasNewVersion(name: string): boolean {
  const version = current.get(name);
  return version !== undefined && version !== arrived.get(name)?.version;
}

/** The version that a person is given: the canary or what everyone else has. */
async function buildFor(remote: RemoteEntry): Promise<RemoteEntry> {
  const { canary } = remote;
  if (!canary) return remote;
  const viewer = await knownViewer().catch(() => null);
  const advisor = viewer && advisorOf(viewer);
  const isChosen = advisor && (await isInCanary(canary, { uid: advisor.id, code: advisor.code }));
  return isChosen ? canary.build : remote;
}

/** A module's routes by the path of their area. */
export type ModuleRoutes = ReadonlyMap<string, RouteObject[]>;

const arrived = new Map<string, { version: string; routes: ModuleRoutes }>();

/** A module's routes, or undefined when it did not arrive; why is noted for the page that stands in its place. */
export async function loadModule(live: RemoteEntry): Promise<ModuleRoutes | undefined> {
  const present = arrived.get(live.name);
  if (present) return present.routes;
  const remote = await buildFor(live);
  const missing = misfitsOf(remote);
  if (missing.length > 0) {
    const cause = JSON.stringify(missing);
    noteFailure(remote, 'outdated', new Error(`needs another version of the shell: ${cause}`));
    return undefined;
  }
  try {
    const routes = routesOf(remote, await withinTime(loadExposedRoutes(remote)));
    noteModule(remote.name, undefined);
    arrived.set(remote.name, { version: remote.version, routes });
    return routes;
  } catch (error) {
    noteFailure(remote, failureOf(error), error);
    return undefined;
  }
}

/** @throws Error when an area of module.json has no routes, or what is exposed is no module */
function routesOf({ areas }: RemoteEntry, exposed: unknown): ModuleRoutes {
  const served = exposedSchema.parse(exposed).default.areas;
  return new Map(
    areas.map(({ path }) => {
      const routes = served[path];
      if (!routes) throw new Error(`it has no routes for its area ${path}`);
      return [path, routes];
    }),
  );
}

/** What the network is not to blame for is a fault in code, and is reported where developers look. */
function noteFailure({ name, version }: RemoteEntry, failure: ModuleFailure, cause: unknown): void {
  if (failure === 'broken' || failure === 'outdated') {
    const why = cause instanceof Error ? cause.message : String(cause);
    reportError(new Error(`The module ${name} cannot be shown: ${why}`, { cause }));
  }
  noteModule(name, failure);
  reportFailure(name, version, failure);
}

/** Notes that what a module shows has broken. */
export function noteCrash(name: string): void {
  const { version } = arrived.get(name) ?? {};
  if (version !== undefined) reportFailure(name, version, 'crashed');
}

/** How the federation runtime and the bundler say that a file did not arrive. */
const NOT_ARRIVED = /RUNTIME-00[18]|ChunkLoadError|Loading (?:CSS )?chunk/;

function failureOf(error: unknown): ModuleFailure {
  if (error instanceof TookTooLong) return 'unanswered';
  return error instanceof Error && NOT_ARRIVED.test(`${error.name} ${error.message}`)
    ? 'unreachable'
    : 'broken';
}

class TookTooLong extends Error {}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TookTooLong('The module took too long')),
      LOAD_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
