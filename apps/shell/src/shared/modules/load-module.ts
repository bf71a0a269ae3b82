import { advisorOf, knownViewer } from '@wbd/auth';
import { CONTRACT_VERSION, isInCanary, type ReadAhead, type RemoteEntry } from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import { pause } from '../pause.ts';
import { takesOver } from '../take-over.ts';
import { readManifest } from './manifest.ts';
import { previewToken } from './preview-token.ts';
import { reportFailure } from './report-failure.ts';
import {
  loadOf,
  noteLoad,
  noteModule,
  useModules,
  type LoadedModule,
  type ModuleFailure,
} from './module-store.ts';
import { fetchFiles, fetchManifest, isOwnFile, loadExposedRoutes, misfitsOf } from './source.ts';

const LOAD_TIMEOUT_MS = 10_000;
/** While a first view stands: it can be read, and its links work, so a slow network is given more time. */
const TAKE_OVER_TIMEOUT_MS = 60_000;
/** Navigations that follow on each other ask once. */
const LOOK_AGAIN_MS = 5_000;

const routesSchema = z.array(z.custom<RouteObject>((value) => value instanceof Object));
const readAheadSchema = z.custom<ReadAhead>((value) => value instanceof Function);
const exposedSchema = z.object({
  default: z.object({
    contract: z.literal(CONTRACT_VERSION),
    areas: z.record(z.string(), routesSchema),
    readAhead: z.optional(z.record(z.string(), readAheadSchema)),
  }),
});

/** remotes.json, read once, and again after a failure. */
export async function loadManifest(): Promise<RemoteEntry[] | undefined> {
  let { manifestRequest } = useModules.getState();
  if (!manifestRequest) {
    manifestRequest = fetchRemotes();
    useModules.setState({ manifestRequest });
  }
  const remotes = await manifestRequest;
  if (!remotes) useModules.setState({ manifestRequest: undefined });
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
  useModules.setState({ lookedAt: Date.now() });
  const content = await fetchManifest();
  if (previewToken() === '') return readManifest(content, isOwnFile);
  const { withPreview } = await import('./preview.ts');
  return readManifest(await withPreview(content), isOwnFile);
}

/** Reads which versions are live now, for the next navigation of a page that stays open. */
export async function lookForNewVersions(): Promise<void> {
  if (Date.now() - useModules.getState().lookedAt < LOOK_AGAIN_MS) return;
  // missing modules are requested again at a later navigation
  const manifest = await readRemotes().catch(() => undefined);
  if (!manifest) return;
  useModules.setState(manifest);
  for (const remote of manifest.remotes) {
    if (!loadOf(remote.name).arrived) continue;
    noteLoad(remote.name, { current: (await buildFor(remote)).version });
  }
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

/** What a module serves; undefined when it did not arrive, with the reason in the store. */
export async function loadModule(live: RemoteEntry): Promise<LoadedModule | undefined> {
  const { arrived } = loadOf(live.name);
  if (arrived) return arrived.areas;
  const remote = await buildFor(live);
  const missing = misfitsOf(remote);
  if (missing.length > 0) {
    const cause = JSON.stringify(missing);
    noteFailure(remote, 'outdated', new Error(`needs another version of the shell: ${cause}`));
    return undefined;
  }
  noteLoad(remote.name, { asked: remote.version });
  try {
    // all at once; a module that fails to arrive is requested again where it is needed
    fetchFiles(remote, 'high').catch(() => undefined);
    const areas = await request(remote);
    noteModule(remote.name, undefined);
    return areas;
  } catch (error) {
    noteFailure(remote, failureOf(error), error);
    return undefined;
  }
}

/** Requests a module once: the runtime would run a second copy, and the two would mix up their shares. */
function request(remote: RemoteEntry): Promise<LoadedModule> {
  const areas = loadOf(remote.name).request ?? receive(remote);
  noteLoad(remote.name, { request: areas });
  return withinTime(areas);
}

async function receive(remote: RemoteEntry): Promise<LoadedModule> {
  try {
    const exposed = await loadExposedRoutes(remote);
    await pause();
    const areas = areasOf(remote, exposed);
    noteLoad(remote.name, { arrived: { version: remote.version, areas } });
    return areas;
  } catch (error) {
    noteLoad(remote.name, { request: undefined });
    throw error;
  }
}

/**
 * Loads a module for a visit that is likely: nothing of it runs before all of its files are there.
 * @throws Error when it did not arrive, which the visit itself will say
 */
export async function loadAhead(live: RemoteEntry): Promise<LoadedModule | undefined> {
  const { arrived } = loadOf(live.name);
  if (arrived) return arrived.areas;
  const remote = await buildFor(live);
  if (misfitsOf(remote).length > 0) return undefined;
  noteLoad(remote.name, { asked: remote.version });
  await fetchFiles(remote, 'low');
  return request(remote);
}

/**
 * @throws Error when an area of module.json has no routes, or the exposed value is not a module
 */
function areasOf({ areas }: RemoteEntry, exposed: unknown): LoadedModule {
  const { areas: served, readAhead } = exposedSchema.parse(exposed).default;
  return new Map(
    areas.map(({ path }) => {
      const routes = served[path];
      if (!routes) throw new Error(`it has no routes for its area ${path}`);
      return [path, { routes, readAhead: readAhead?.[path] }];
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
  const { arrived } = loadOf(name);
  if (arrived) reportFailure(name, arrived.version, 'crashed');
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
  const isFirst = ![...useModules.getState().loads.values()].some(({ arrived }) => arrived);
  const timeout = isFirst && takesOver() ? TAKE_OVER_TIMEOUT_MS : LOAD_TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong('The module took too long')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
