import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { CONTRACT_VERSION } from '../src/contract-version.ts';
import { baseConfig, isSingleBundle } from './base-config.ts';
import { esModuleRuntime, provideBundlerRuntime } from './bundler-runtime.ts';
import { containerName, FIRST_PAGE_CHUNK } from './names.ts';
import { OfferPlugin } from './offer-plugin.ts';
import { PagePlugin } from './page-plugin.ts';
import { shareFilesScript } from './share-files.ts';
import { sharedOf, shares } from './sharing.ts';
import { moduleNames, readModuleInfo, WORKSPACE_ROOT } from './workspace.ts';

const APP = path.join(WORKSPACE_ROOT, 'apps/shell');

/** A file that exists in the build only: it imports every share once, because only what is imported is provided. */
const PROVIDED = path.join(APP, 'src/provided-shares.js');
const BUNDLER_RUNTIME = path.join(APP, 'src/bundler-runtime.js');
/** The seam between the shell and the modules: how the modules' routes are found and loaded. */
const SOURCE = path.join(APP, 'src/shared/modules/source.ts');
const SINGLE_SOURCE = path.join(APP, 'src/shared/modules/source.single-bundle.js');

function providedShares(): string {
  const lazily = shares().map(({ request }) => `() => import('${request}')`);
  return `export const provided = [${lazily.join(', ')}];\n`;
}

function singleBundleSource(): string {
  const entries = moduleNames().map((name) => {
    const routes = path.join(WORKSPACE_ROOT, 'apps', name, 'src/routes.tsx');
    const info = JSON.stringify({
      ...readModuleInfo(name),
      version: 'single',
      entry: '',
      preload: [],
      shares: [],
      uses: { contract: CONTRACT_VERSION, versions: {}, exports: {} },
    });
    const load = `() => import(/* webpackChunkName: "module-${name}" */ ${JSON.stringify(routes)})`;
    return `${JSON.stringify(name)}: { info: ${info}, load: ${load} }`;
  });
  return `
const modules = { ${entries.join(', ')} };
export const fetchManifest = async () => ({
  modules: Object.fromEntries(Object.entries(modules).map(([name, { info }]) => [name, info])),
});
export const loadExposedRoutes = (remote) => modules[remote.name].load();
export const fetchFiles = () => Promise.resolve();
export const misfitsOf = () => [];
export const isOwnFile = () => true;
export const addressOf = () => '';
export const fetchDeployment = () => Promise.reject(new Error('One bundle has no versions'));
`;
}

const firstPageChunk = (module: string) => `${FIRST_PAGE_CHUNK}-${module}`;

/** Every module calls the chunk of its first page the same; in one bundle they would be a single chunk. */
function firstPageChunks(): RuleSetRule[] {
  return moduleNames().map((name) => ({
    test: path.join(WORKSPACE_ROOT, 'apps', name, 'src/routes.tsx'),
    enforce: 'pre',
    loader: path.join(import.meta.dirname, 'rename-chunk.ts'),
    options: { from: FIRST_PAGE_CHUNK, to: firstPageChunk(name) },
  }));
}

interface ShellOptions {
  /** scripts that run before anything is painted */
  inline?: string[];
  /** rules that hold from the first paint on */
  styles?: string[];
}

/** The build of the shell: it provides every share and holds no module. */
export function shellConfig({ inline = [], styles = [] }: ShellOptions = {}): Configuration {
  const base = baseConfig('shell', '/');
  const main = path.join(APP, 'src/main.tsx');
  return {
    ...base,
    entry: { main: isSingleBundle ? [main] : [BUNDLER_RUNTIME, PROVIDED, main] },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...(isSingleBundle ? { [SOURCE]: SINGLE_SOURCE } : esModuleRuntime()),
      },
    },
    module: {
      rules: [...(base.module?.rules ?? []), ...(isSingleBundle ? firstPageChunks() : [])],
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({
        [BUNDLER_RUNTIME]: provideBundlerRuntime(),
        [PROVIDED]: providedShares(),
        [SINGLE_SOURCE]: singleBundleSource(),
      }),
      ...(isSingleBundle ? [] : [federation(), new OfferPlugin()]),
      new PagePlugin({
        template: path.join(APP, 'src/index.html'),
        boot: path.join(APP, 'src/boot/boot.ts'),
        inline,
        styles,
        scripts: isSingleBundle ? [] : [shareFilesScript],
        // the boot script does the same for deployed modules
        preload: isSingleBundle ? ['module-public'] : [],
      }),
      // the browser compiles it while it arrives, beside the page: else each function is compiled when it is first called
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: true,
        test: /\.js$/,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      // under one name for good: messengers and home screens keep the address, and served pages name it
      new rspack.CopyRspackPlugin({
        patterns: [
          'src/share-picture.png',
          'src/icons/favicon.png',
          'src/icons/apple-touch-icon.png',
        ].map((from) => ({
          from: path.join(APP, from),
          to: 'assets/[name][ext]',
        })),
      }),
    ],
  };
}

function federation() {
  return new ModuleFederationPlugin({
    name: containerName('shell'),
    remotes: {},
    shared: sharedOf('shell'),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}
