import path from 'node:path';
import type { Configuration, SwcLoaderOptions } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { StableIdsPlugin } from './stable-ids-plugin.ts';
import { SYSTEM_FILE } from './without-page-styles.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** True while `nx serve` runs: readable names, source maps and hot reload instead of hashes. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';

/** Builds the shell and all modules as one bundle, to measure what federation costs. */
export const isSingleBundle = process.env['WBD_SINGLE_BUNDLE'] === '1';

const TARGET = 'es2022';

/**
 * Only the shell has a React that can refresh. A module that is served for work on it runs inside the portal's own
 * shell, and reloads.
 */
const refreshes = (name: string) => isDevelopment && name === 'shell';

function swcOptions(name: string): SwcLoaderOptions {
  return {
    jsc: {
      target: TARGET,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: refreshes(name),
          refresh: refreshes(name),
        },
      },
    },
  };
}

/** react-router's production build has to be asked for by path. */
function productionAliases(): Record<string, string> {
  if (isDevelopment) return {};
  const dist = path.join(WORKSPACE_ROOT, 'node_modules/react-router/dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

/** What the shell's and every module's build have in common. */
export function baseConfig(name: string, publicPath: string): Configuration {
  return {
    name,
    context: path.join(WORKSPACE_ROOT, 'apps', name),
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', TARGET],
    output: {
      path: path.join(WORKSPACE_ROOT, 'dist', isSingleBundle ? 'single' : 'apps', name),
      clean: true,
      publicPath,
      uniqueName: `wbd-${name}`,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: isDevelopment ? 'chunks/[name].js' : 'chunks/[contenthash:10].js',
      cssFilename: isDevelopment ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: isDevelopment ? 'chunks/[name].css' : 'chunks/[contenthash:10].css',
      assetModuleFilename: 'assets/[contenthash:10][ext]',
    },
    // hidden: maps are kept beside the build for error reports, the deploy tool leaves them out
    devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: productionAliases() },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: swcOptions(name),
        },
        {
          test: SYSTEM_FILE,
          loader: path.join(import.meta.dirname, 'without-page-styles.ts'),
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      splitChunks: { chunks: 'async' },
    },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
    plugins: [new StableIdsPlugin(), ...(refreshes(name) ? [new ReactRefreshRspackPlugin()] : [])],
  };
}
