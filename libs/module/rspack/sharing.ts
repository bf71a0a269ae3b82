import { isDevelopment } from './base-config.ts';
import { libNames, readPackage } from './workspace.ts';

/** Packages of npm of which exactly one copy may run in the page. */
const NPM_SHARES = [
  'react',
  'react/jsx-runtime',
  ...(isDevelopment ? ['react/jsx-dev-runtime'] : []),
  'react-dom',
];

/** Libraries of npm of which the shell provides a part, and where that part is exported. */
const PARTS = { 'zod/mini': '@wbd/module/zod-mini' };

/** What a build inlines or runs itself, an app imports for itself, or only tests import. */
const NOT_SHARED = /\.css$|-script$|-styles$|\/(rendering|system|testing)(\/|$)/;

export interface Share {
  request: string;
  /** the package it belongs to, and that package's version */
  package: string;
  version: string;
  /** packages of npm that a lib hands on to modules: a module depends on them as much as on the lib */
  wraps: string[];
  /** what the shell provides in its place: a part of what the request exports */
  part?: string;
  /** part of the shell's first script; the others are chunks that load when a module asks for them */
  eager: boolean;
}

/**
 * What the shell provides and every module takes from it: React, and the libs that carry state (a context, a client, a
 * store) and therefore run once. Such a lib says `"wbd": { "share": true }` in its package.json. Sharing switches tree
 * shaking off, so these are curated facades and never a whole library; each subpath is a share of its own.
 */
export function shares(): Share[] {
  const parts = Object.entries(PARTS).map(([request, part]) => ({ ...fromNpm(request), part }));
  const fromLibs = libNames().flatMap((lib) => {
    const { version, exports, wbd } = readPackage(`libs/${lib}`);
    if (!wbd?.share) return [];
    const subpaths = Object.keys(typeof exports === 'object' ? exports : {});
    return subpaths
      .filter((key) => !NOT_SHARED.test(key))
      .map((key) => ({
        request: `@wbd/${lib}${key.slice(1)}`,
        package: `@wbd/${lib}`,
        version,
        wraps: wbd.wraps ?? [],
        // the main entry is small, and every page needs it
        eager: key === '.' || (wbd.eager ?? []).includes(key),
      }));
  });
  return [...NPM_SHARES.map(fromNpm), ...parts, ...fromLibs];
}

function fromNpm(request: string): Share {
  const name = packageOf(request);
  const { version } = readPackage(`node_modules/${name}`);
  return { request, package: name, version, wraps: [], eager: true };
}

/** The versions that a module relies on when it takes these shares. */
export function versionsOf(taken: Share[]): Record<string, string> {
  const versions = new Map(taken.map((share) => [share.package, share.version]));
  for (const name of taken.flatMap(({ wraps }) => wraps)) {
    versions.set(name, readPackage(`node_modules/${name}`).version);
  }
  return Object.fromEntries([...versions].toSorted());
}

function packageOf(request: string): string {
  return request.split('/', 1).join('');
}

/** The federation plugin's `shared` for the shell, which provides, or for a module, which never contains a copy. */
export function sharedOf(role: 'shell' | 'module') {
  return Object.fromEntries(
    shares().map(({ request, version, part, eager }) => [
      request,
      {
        singleton: true,
        version,
        // misfits are refused at deployment and before loading, so the runtime need not compare versions
        requiredVersion: false as const,
        ...(role === 'shell'
          ? { eager, ...(part !== undefined && { import: part }) }
          : { import: false as const }),
      },
    ]),
  );
}
