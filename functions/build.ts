/**
 * Bundles the functions into dist/functions (or the folder named by `--out`), complete with the package.json that a
 * deployment installs from.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  NormalModuleReplacementPlugin,
  rspack,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
  type Stats,
} from '@rspack/core';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/functions' } } });
const target = path.resolve(root, values.out);

/** What a deployment and the emulator look for beside the bundle; the bundle has its own copies. */
const INSTALLED = ['firebase-admin', 'firebase-functions'];
/** Packages that load native libraries or data files beside their script, which a bundle would lose. */
const WITH_FILES = ['sharp', 'pdfkit', 'fontkit'];

const LIBRARIES = 'libraries';
/** Typed copies of protocols for callers of these services; the clients themselves read the JSON beside them. */
const UNUSED_PROTOCOLS = /^\.\.\/protos\/(iam_service|locations)$/;
const EMPTY_MODULE = 'data:text/javascript,';

/** With one character beyond Latin-1 in it, V8 keeps a whole file with two bytes for each. */
const ASCII = { charset: 'ascii' };

/** Each function and the file that exports it: src/index.ts is the list of what is deployed. */
function deployedFunctions(): { name: string; file: string }[] {
  const index = readFileSync(path.join(import.meta.dirname, 'src/index.ts'), 'utf8');
  const lines = Array.from(index.matchAll(/^export \{([^}]+)\} from '(.+)';$/gm));
  return lines.flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, file: `./src/${file}` })),
  );
}

/** The functions as properties that load their file when they are read: the platform reads the one that an instance serves. */
function lazyIndex(): string {
  const properties = functions.map(
    ({ name }) => `  get ${name}() { return require('./functions/${name}.js').${name}; },\n`,
  );
  return `module.exports = {\n${properties.join('')}};\n`;
}

const functions = deployedFunctions();

const configuration: Configuration = {
  name: 'functions',
  context: import.meta.dirname,
  mode: 'production',
  target: 'node22',
  entry: Object.fromEntries(functions.map(({ name, file }) => [name, file])),
  output: {
    path: target,
    filename: 'functions/[name].js',
    chunkFilename: 'chunks/[name].js',
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(WITH_FILES.map((name) => [name, `commonjs ${name}`])),
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      { test: /\.ttf$/, type: 'asset/inline' },
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
    runtimeChunk: { name: 'runtime' },
    splitChunks: {
      chunks: 'all',
      // finding many small files keeps V8 so busy that its compiler is loaded, too: 5 MB
      minSize: 20_000,
      maxInitialRequests: 12,
      cacheGroups: {
        libraries: { test: /node_modules/, idHint: LIBRARIES, priority: 1 },
        default: { minChunks: 2, idHint: 'shared' },
      },
    },
    // errors are read in logs: names and lines of our own code stay as they are written
    minimizer: [
      new SwcJsMinimizerRspackPlugin({
        test: new RegExp(LIBRARIES),
        minimizerOptions: { format: { ascii_only: true } },
      }),
    ],
  },
  plugins: [new NormalModuleReplacementPlugin(UNUSED_PROTOCOLS, EMPTY_MODULE)],
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
    dependencies: Object.fromEntries(
      [...INSTALLED, ...WITH_FILES].map((name) => [name, pinned[name]]),
    ),
  };
}

/** What is written beside what the bundler emits. */
const WRITTEN = ['index.js', 'package.json'];

/** An emptied folder is one that a running emulator no longer watches: only what is left over goes. */
function removeStale(): void {
  const emitted = new Set(
    [...Object.keys(stats.compilation.assets), ...WRITTEN].map((name) => path.join(target, name)),
  );
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !emitted.has(file)) rmSync(file);
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
writeFileSync(path.join(target, 'index.js'), lazyIndex());
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(deployedPackage(), null, 2)}\n`);
