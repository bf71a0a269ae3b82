import { getEnv } from '@wbd/firebase';
import { misfits, offerSchema, type Misfit, type RemoteEntry } from '@wbd/module';
import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Where modules come from: remotes.json and the federation runtime. The build of everything as one bundle puts another
 * source in this file's place.
 */

/** The shell's own part of the federation; once a module has arrived, the runtime's functions would speak for that one. */
const federation = getInstance();

/** How often each module was asked for; a repeated request needs a new address, the browser remembers a failed one. */
const attempts = new Map<string, number>();

const REQUEST_TIMEOUT_MS = 10_000;

/** The content of remotes.json, unparsed: the boot script's answer first, a fresh one afterwards. */
export async function fetchManifest(): Promise<unknown> {
  const booted = window.wbdRemotes;
  if (booted) {
    delete window.wbdRemotes;
    return booted;
  }
  const response = await fetch(getEnv().remotesUrl, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return response.json();
}

/**
 * Whether a module's file lies where modules are published, beside remotes.json: the portal runs no script of another
 * origin, even if remotes.json names one.
 */
export function isOwnFile(name: string, file: string): boolean {
  const { remotesUrl } = getEnv();
  const base = new URL('.', new URL(remotesUrl, location.href));
  const { href } = new URL(file, location.href);
  const folders = [`remotes/${name}/`, `@module/${name}/`];
  return folders.some((folder) => href.startsWith(new URL(folder, base).href));
}

const offer = offerSchema.parse(JSON.parse(WBD_OFFER));

/** What a module takes and this shell does not give. */
export function misfitsOf({ uses }: RemoteEntry): Misfit[] {
  return misfits(uses, offer);
}

/** Requests that are not answered yet: a second one for the same module would mix up what the two take from the shell. */
const open = new Map<string, Promise<unknown>>();

/** What a module exposes, unchecked. */
export function loadExposedRoutes(remote: RemoteEntry): Promise<unknown> {
  const present = open.get(remote.name);
  if (present) return present;
  const request = requestRoutes(remote).finally(() => open.delete(remote.name));
  open.set(remote.name, request);
  return request;
}

async function requestRoutes({ name, entry }: RemoteEntry): Promise<unknown> {
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  const container = `wbd_${name.replaceAll('-', '_')}`;
  const address = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
  federation?.registerRemotes(
    [{ name: container, entry: new URL(address, location.href).href, entryGlobalName: container }],
    { force: attempt > 0 },
  );
  return federation?.loadRemote(`${container}/routes`);
}

/**
 * Fetches a module's files with low priority, for a visit that is likely. Never `preload`: after a preload that failed
 * the browser does not ask again.
 */
export function prefetchModule({ preload }: RemoteEntry): void {
  for (const href of preload) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}
