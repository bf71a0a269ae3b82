import { getEnv } from '@wbd/firebase';
import { misfits, offerSchema, type Misfit, type RemoteEntry } from '@wbd/module';
import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Where modules come from: remotes.json and the federation runtime. The build of everything as one bundle puts another
 * source in this file's place.
 */

/** The shell's own part of the federation; once a module has arrived, the runtime's functions would speak for that one. */
const federation = getInstance();

/** Number of requests by module; a retry needs a new URL, because the browser remembers a failed one. */
const attempts = new Map<string, number>();

const REQUEST_TIMEOUT_MS = 10_000;

/** The content of remotes.json, unparsed: the boot script's answer first, a fresh one afterwards. */
export async function fetchManifest(): Promise<unknown> {
  const booted = window.wbdRemotes;
  if (booted) {
    delete window.wbdRemotes;
    return booted;
  }
  return fetchJson(getEnv().remotesUrl);
}

async function fetchJson(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Where a folder of a module is served, without a slash at the end. */
export function addressOf(name: string, folder: string): string {
  const base = new URL('.', new URL(getEnv().remotesUrl, location.href));
  return new URL(`remotes/${name}/${folder}`, base).href;
}

/** What a published version says of itself, unparsed. */
export async function fetchDeployment(name: string, version: string): Promise<unknown> {
  return fetchJson(`${addressOf(name, version)}/deployment.json`);
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

/** What the entries of modules hash to, by their address. */
const integrities = new Map<string, string>();

federation?.registerPlugins([
  {
    name: 'wbd-integrity',
    createScript({ url }) {
      const { origin, pathname } = new URL(url);
      const integrity = integrities.get(origin + pathname);
      if (integrity === undefined) return undefined;
      const script = document.createElement('script');
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous' });
      return script;
    },
  },
]);

/** What a module exposes, unchecked. Each call asks for a copy of its own. */
export async function loadExposedRoutes({ name, entry, integrity }: RemoteEntry): Promise<unknown> {
  if (integrity !== undefined) integrities.set(new URL(entry, location.href).href, integrity);
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
 * Asks for all files of a module's first page at once, into the browser's cache: as scripts they would be asked for one
 * after the other. It is no `preload`: after one that failed the browser does not ask again.
 * @throws Error when one does not arrive
 */
export async function fetchFiles(
  { preload, shares }: RemoteEntry,
  priority: RequestPriority,
): Promise<void> {
  const ofShell = shares.flatMap((share) => window.wbdShareFiles?.[share] ?? []);
  // the boot script has begun with those of the page that was opened
  const files = [...preload, ...ofShell].filter(
    (file) => !document.head.querySelector(`link[href="${CSS.escape(file)}"]`),
  );
  const read = async (file: string) => {
    const response = await fetch(file, { priority });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await response.arrayBuffer();
  };
  await Promise.all([...new Set(files)].map(read));
}
