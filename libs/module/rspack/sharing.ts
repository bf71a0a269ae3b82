import { isDevelopment } from './base-config.ts';
import { readPackage } from './workspace.ts';

/** Packages of npm of which exactly one copy may run in the page. */
const NPM_SHARES = [
  'react',
  'react/jsx-runtime',
  ...(isDevelopment ? ['react/jsx-dev-runtime'] : []),
  'react-dom',
];

/**
 * Libs that carry state (a context, a client, a store) and therefore run once. Sharing switches tree shaking off, so
 * these are curated facades and never a whole library; each subpath is a share of its own.
 */
const SHARED_LIBS = ['router', 'query', 'firebase', 'auth', 'ui'];

/** What every page needs at once, beside each lib's main entry: all of them read from Firestore. */
const EAGER = ['@wbd/firebase/firestore', '@wbd/firebase/storage'];

/** What a build inlines or an app imports for itself. */
const NOT_SHARED = /\.css$|-script$/;

interface Share {
  request: string;
  version: string;
  /** part of the shell's first script; the others are chunks that load when a module asks for them */
  eager: boolean;
}

/** What the shell provides and every module takes from it. */
export function shares(): Share[] {
  const fromNpm = NPM_SHARES.map((request) => ({
    request,
    version: readPackage(`node_modules/${packageName(request)}`).version,
    eager: true,
  }));
  const fromLibs = SHARED_LIBS.flatMap((lib) => {
    const { version, exports } = readPackage(`libs/${lib}`);
    const subpaths = Object.keys(typeof exports === 'object' ? exports : {});
    return subpaths
      .filter((key) => !NOT_SHARED.test(key))
      .map((key) => {
        const request = key === '.' ? `@wbd/${lib}` : `@wbd/${lib}/${key.slice(2)}`;
        return { request, version, eager: key === '.' || EAGER.includes(request) };
      });
  });
  return [...fromNpm, ...fromLibs];
}

function packageName(request: string): string {
  return request.split('/', 1).join('');
}

/** The federation plugin's `shared` for the shell, which provides, or for a module, which never brings a copy. */
export function sharedOf(role: 'shell' | 'module') {
  return Object.fromEntries(
    shares().map(({ request, version, eager }) => [
      request,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'shell' ? { eager } : { import: false as const }),
      },
    ]),
  );
}
