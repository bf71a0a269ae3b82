/**
 * Bundles the functions into dist/functions (or the folder named by `--out`), complete with the package.json that a
 * deployment installs from.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/functions' } } });
const target = path.resolve(root, values.out);

/** What is installed beside the bundle instead of bundled: it finds files of its own, or the platform looks for it. */
const EXTERNAL = ['@google-cloud/storage', 'firebase-admin', 'firebase-functions', 'nodemailer'];

const configuration: Configuration = {
  name: 'functions',
  context: import.meta.dirname,
  mode: 'production',
  target: 'node22',
  entry: { index: './src/index.ts' },
  output: {
    path: target,
    module: true,
    filename: '[name].js',
    chunkFilename: 'chunks/[name].js',
    library: { type: 'module' },
  },
  externalsType: 'module',
  externals: [
    ({ request = '' }, done) => {
      const external = EXTERNAL.some((name) => request === name || request.startsWith(`${name}/`));
      if (external) done(undefined, `module ${request}`);
      else done();
    },
  ],
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  // errors are read in logs: names and lines stay as they are written
  optimization: { minimize: false, chunkIds: 'named', moduleIds: 'named' },
  devtool: 'source-map',
  performance: false,
  stats: 'errors-warnings',
};

const packageJson = z.object({
  version: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

function readPackage(file: string) {
  return packageJson.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

function deployedPackage() {
  const pinned = readPackage('package.json').dependencies ?? {};
  return {
    name: 'wbd-functions',
    version: readPackage('functions/package.json').version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, pinned[name]])),
  };
}

/** An emptied folder is one that a running emulator no longer watches: only what is left over goes. */
function removeStale(): void {
  const emitted = new Set(
    Object.keys(stats.compilation.assets).map((name) => path.join(target, name)),
  );
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !emitted.has(file) && entry.name !== 'package.json') rmSync(file);
  }
}

const compiler = rspack(configuration);
const stats = await new Promise<Stats>((resolve, reject) => {
  compiler.run((error, result) => {
    if (result) resolve(result);
    else reject(error ?? new Error('The bundler gave no result.'));
  });
});
await new Promise((resolve) => compiler.close(resolve));
const report = stats.toString('errors-warnings');
if (report) process.stderr.write(`${report}\n`);
if (stats.hasErrors()) process.exit(1);
removeStale();
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(deployedPackage(), null, 2)}\n`);
