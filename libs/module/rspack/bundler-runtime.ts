import { createRequire } from 'node:module';
import path from 'node:path';
import type { ExternalItem } from '@rspack/core';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Where the shell leaves the federation plugin's run-time part. */
const GLOBAL = 'wbdBundlerRuntime';

/** The file the plugin imports, by its absolute path. */
const FILE = /@module-federation[/\\]webpack-bundler-runtime[/\\]dist[/\\]index\.cjs$/;

/**
 * The plugin's `externalRuntime` takes the core of the runtime from the shell; the part around it is as large, and every
 * module would carry a copy. Modules take this one from the shell, too.
 */
export const bundlerRuntimeFromShell: ExternalItem = ({ request }, callback) => {
  if (request !== undefined && FILE.test(request)) callback(undefined, `global ${GLOBAL}`);
  else callback();
};

const esModules: Record<string, string> = {
  'error-codes': 'index.mjs',
  'inject-external-runtime-core-plugin': 'index.js',
  runtime: 'index.js',
  'runtime-core': 'index.js',
  sdk: 'index.js',
  'webpack-bundler-runtime': 'index.js',
};

/**
 * The plugin asks for its run-time part in CommonJS, of which nothing can be shaken off. The same files as ES modules
 * are 5 KiB less (brotli).
 */
export function esModuleRuntime(): Record<string, string> {
  const scope = path.join(WORKSPACE_ROOT, 'node_modules/@module-federation');
  return Object.fromEntries(
    Object.entries(esModules).map(([name, file]) => {
      const dist = path.join(scope, name, 'dist');
      return [path.join(dist, 'index.cjs'), path.join(dist, file)];
    }),
  );
}

/**
 * The source of a module of the shell that hands it out: fresh for each module, because it holds a module's state. The
 * runtime's own `init` takes its caller for the shell, because it was built with the shell; and the shell itself
 * exposes nothing, so the plugin leaves out of its copy what a module needs for that.
 */
export function provideBundlerRuntime(): string {
  const require = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/rspack'),
  );
  const file = require
    .resolve('@module-federation/webpack-bundler-runtime')
    .replace(/\.js$/, '.cjs');
  const initContainerEntry = path.join(path.dirname(file), 'initContainerEntry.js');
  return `
import federation from ${JSON.stringify(file)};
import { initContainerEntry } from ${JSON.stringify(initContainerEntry)};
const { runtime, bundlerRuntime } = federation;
Object.defineProperty(globalThis, '${GLOBAL}', {
  get: () => ({
    ...federation,
    runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
  }),
});
`;
}
