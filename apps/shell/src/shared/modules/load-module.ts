import { CONTRACT_VERSION, remoteEntrySchema, type RemoteEntry } from '@wbd/module';
import type { RouteObject } from '@wbd/router';
import * as z from 'zod/mini';
import { noteModule, useModules } from './module-store.ts';
import { fetchManifest, loadExposedRoutes } from './source.ts';

const LOAD_TIMEOUT_MS = 10_000;

const exposedSchema = z.object({ default: z.looseObject({ contract: z.unknown() }) });
const contractSchema = z.object({
  contract: z.literal(CONTRACT_VERSION),
  routes: z.array(z.custom<RouteObject>((value) => value instanceof Object)),
});

const manifestSchema = z.object({ modules: z.record(z.string(), z.unknown()) });

let underWay: Promise<RemoteEntry[] | undefined> | undefined;

/** remotes.json, read once, and again after a failure. */
export async function loadManifest(): Promise<RemoteEntry[] | undefined> {
  underWay ??= readManifest();
  const remotes = await underWay;
  if (!remotes) underWay = undefined;
  return remotes;
}

async function readManifest(): Promise<RemoteEntry[] | undefined> {
  try {
    const remotes = entriesOf(await fetchManifest());
    useModules.setState({ remotes, manifestFailed: false });
    return remotes;
  } catch {
    useModules.setState({ manifestFailed: true });
    return undefined;
  }
}

/** A single entry that does not fit is left out, so that one module cannot take the others down. */
function entriesOf(content: unknown): RemoteEntry[] {
  return Object.values(manifestSchema.parse(content).modules).flatMap((entry) => {
    const parsed = remoteEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

const arrived = new Map<string, RouteObject[]>();

/** A module's routes, or undefined when it did not arrive; why is noted for the page that stands in its place. */
export async function loadModule(remote: RemoteEntry): Promise<RouteObject[] | undefined> {
  const present = arrived.get(remote.name);
  if (present) return present;
  try {
    const exposed = await withinTime(loadExposedRoutes(remote));
    const contract = exposedSchema.parse(exposed).default;
    const parsed = contractSchema.safeParse(contract);
    noteModule(remote.name, parsed.success ? undefined : 'outdated');
    if (parsed.success) arrived.set(remote.name, parsed.data.routes);
    return parsed.data?.routes;
  } catch (error) {
    noteModule(remote.name, error instanceof TookTooLong ? 'unanswered' : 'unreachable');
    return undefined;
  }
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
