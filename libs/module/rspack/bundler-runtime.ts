import { createRequire } from 'node:module';
import path from 'node:path';
import type { ExternalItem } from '@rspack/core';

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
  const initContainerEntry = path.join(path.dirname(file), 'initContainerEntry.cjs');
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
