import { setTimeout as delay } from 'node:timers/promises';
import { remoteEntrySchema, type RemotesManifest } from '@wbd/module';
import { fetchJson, manifestOf, readHistory, servedStore } from '@wbd/module/pointer';

const PATIENCE_MS = 60_000;
const POLL_MS = 500;

/** The live modules; none without a list. */
export async function fetchManifest(remotesUrl: string): Promise<RemotesManifest> {
  return manifestOf(await fetchJson(remotesUrl));
}

interface LiveOptions {
  remotesUrl: string;
  /** where relative addresses of remotes.json begin */
  origin: string;
  name: string;
  version: string;
  patienceMs?: number;
}

/**
 * Waits until the portal answers with this version of a module: the list names it and its first file is there.
 * @throws Error when it does not in time
 */
export async function untilLive(options: LiveOptions): Promise<void> {
  const { remotesUrl, name, version, patienceMs = PATIENCE_MS } = options;
  const deadline = Date.now() + patienceMs;
  while (!(await isLive(options))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Version ${version} of ${name} is published, but ${remotesUrl} does not answer with it.`,
      );
    }
    await delay(POLL_MS);
  }
}

async function isLive({ remotesUrl, origin, name, version }: LiveOptions): Promise<boolean> {
  const { modules } = await fetchManifest(remotesUrl);
  const { data } = remoteEntrySchema.safeParse(modules[name]);
  if (data?.version !== version) return false;
  return (await fetch(new URL(data.entry, origin))).ok;
}

/**
 * What goes to production is what staging has shown, file for file.
 * @param filesOrigin where the other project's modules are served
 * @throws Error when this version was not published there, or too long ago
 */
export async function requirePublished(
  filesOrigin: string,
  name: string,
  version: string,
): Promise<void> {
  const { versions } = await readHistory(servedStore(filesOrigin), name);
  if (versions.some((record) => record.version === version)) return;
  throw new Error(`${name} was not deployed: ${filesOrigin} has not had its version ${version}.`);
}
