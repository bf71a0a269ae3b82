/**
 * Bundles the functions into dist/functions (or the folder named by `--out`), complete with the package.json that a
 * deployment installs from.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rspack, SwcJsMinimizerRspackPlugin, type Configuration, type Stats } from '@rspack/core';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/functions' } } });
const target = path.resolve(root, values.out);

/** What a deployment and the emulator look for beside the bundle; the bundle has its own copies. */
const INSTALLED = ['firebase-admin', 'firebase-functions'];
/** What has a library of the machine's own beside its script, and so cannot be part of the bundle. */
const NATIVE = ['sharp'];

const LIBRARIES = 'libraries';

/** With one character beyond Latin-1 in it, V8 keeps a whole file with two bytes for each. */
const ASCII = { charset: 'ascii' };

/**
 * The exports of src/index.ts as properties that load their file when they are read: the platform reads the one function
 * that an instance serves.
 */
function lazyEntry(): string {
  const index = readFileSync(path.join(import.meta.dirname, 'src/index.ts'), 'utf8');
  const properties = Array.from(
    index.matchAll(/^export \{([^}]+)\} from '(.+)';$/gm),
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map(
          (name) =>
            `get ${name}() { return require('${path.join(import.meta.dirname, 'src', file)}').${name}; }`,
        ),
  ).flat();
  return `data:application/node,${encodeURIComponent(`module.exports = { ${properties.join(',\n')} };`)}`;
}

const configuration: Configuration = {
  name: 'functions',
  context: import.meta.dirname,
  mode: 'production',
  target: 'node22',
  entry: { index: lazyEntry() },
  output: {
    path: target,
    filename: '[name].js',
    chunkFilename: 'chunks/[name].js',
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(NATIVE.map((name) => [name, `commonjs ${name}`])),
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      { mimetype: 'application/node', type: 'javascript/dynamic' },
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2024',
            output: ASCII,
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  optimization: {
    chunkIds: 'named',
    moduleIds: 'named',
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: { libraries: { test: /node_modules/, name: LIBRARIES, chunks: 'initial' } },
    },
    // errors are read in logs: names and lines of our own code stay as they are written
    minimizer: [
      new SwcJsMinimizerRspackPlugin({
        test: new RegExp(LIBRARIES),
        minimizerOptions: { format: { ascii_only: true } },
      }),
    ],
  },
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
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries([...INSTALLED, ...NATIVE].map((name) => [name, pinned[name]])),
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
