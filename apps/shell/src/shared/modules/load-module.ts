import { CONTRACT_VERSION, type RemoteEntry } from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import { readManifest } from './manifest.ts';
import { noteModule, useModules, type ModuleFailure } from './module-store.ts';
import { fetchManifest, isOwnFile, loadExposedRoutes, misfitsOf } from './source.ts';

const LOAD_TIMEOUT_MS = 10_000;

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
    const manifest = readManifest(await fetchManifest(), isOwnFile);
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

/** A module's routes by the path of their area. */
export type ModuleRoutes = ReadonlyMap<string, RouteObject[]>;

const arrived = new Map<string, ModuleRoutes>();

/** A module's routes, or undefined when it did not arrive; why is noted for the page that stands in its place. */
export async function loadModule(remote: RemoteEntry): Promise<ModuleRoutes | undefined> {
  const present = arrived.get(remote.name);
  if (present) return present;
  const missing = misfitsOf(remote);
  if (missing.length > 0) {
    const cause = JSON.stringify(missing);
    noteFailure(remote, 'outdated', new Error(`needs another version of the shell: ${cause}`));
    return undefined;
  }
  try {
    const routes = routesOf(remote, await withinTime(loadExposedRoutes(remote)));
    noteModule(remote.name, undefined);
    arrived.set(remote.name, routes);
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
function noteFailure({ name }: RemoteEntry, failure: ModuleFailure, cause: unknown): void {
  if (failure === 'broken' || failure === 'outdated') {
    const why = cause instanceof Error ? cause.message : String(cause);
    reportError(new Error(`The module ${name} cannot be shown: ${why}`, { cause }));
  }
  noteModule(name, failure);
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
