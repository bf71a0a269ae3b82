import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig, isDevelopment } from './base-config.ts';
import { bundlerRuntimeFromShell } from './bundler-runtime.ts';
import { DeploymentPlugin } from './deployment-plugin.ts';
import { containerName, EXPOSED_ROUTES, ROUTES_CHUNK } from './names.ts';
import { sharedOf } from './sharing.ts';
import { readModuleInfo } from './workspace.ts';

/**
 * The build of a module: `apps/<name>/src/routes.tsx` exposed to the shell, everything shared taken from it.
 * @param options.name the app's folder; `apps/<name>/module.json` tells the shell what it is
 */
export function moduleConfig({ name }: { name: string }): Configuration {
  const base = baseConfig(name, 'auto');
  return {
    ...base,
    // the federation plugin adds the only entry, the container
    entry: {},
    externals: [bundlerRuntimeFromShell],
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
      new DeploymentPlugin(readModuleInfo(name)),
    ],
  };
}
