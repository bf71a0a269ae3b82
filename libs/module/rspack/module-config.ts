import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig, isDevelopment } from './base-config.ts';
import { bundlerRuntimeFromShell } from './bundler-runtime.ts';
import { DeploymentPlugin } from './deployment-plugin.ts';
import { FirstViewPlugin } from './first-view-plugin.ts';
import { containerName, EXPOSED_ROUTES, ROUTES_CHUNK } from './names.ts';
import type { FirstViewOptions } from './render-first-view.ts';
import { sharedOf } from './sharing.ts';
import { readModuleInfo } from './workspace.ts';

interface ModuleOptions {
  /** the app's folder; `apps/<name>/module.json` tells the shell what it is */
  name: string;
  /** how the first view of its public pages is rendered, for the HTML that is served */
  firstView?: FirstViewOptions;
}

/** The build of a module: `apps/<name>/src/routes.tsx` exposed to the shell, everything shared taken from it. */
export function moduleConfig({ name, firstView }: ModuleOptions): Configuration {
  const base = baseConfig(name, 'auto');
  return {
    ...base,
    // the federation plugin adds the only entry, the container
    entry: {},
    externals: [bundlerRuntimeFromShell],
    // modules have their own origin: otherwise the browser opens two connections, with and without cookies
    output: { ...base.output, crossOriginLoading: 'anonymous' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: isDevelopment ? 'remote-entry.js' : 'remote-entry.[contenthash:10].js',
        exposes: { [EXPOSED_ROUTES]: { import: './src/routes.tsx', name: ROUTES_CHUNK } },
        shared: sharedOf('module'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...(firstView && !isDevelopment ? [new FirstViewPlugin(name, firstView)] : []),
      new DeploymentPlugin(readModuleInfo(name)),
    ],
  };
}
