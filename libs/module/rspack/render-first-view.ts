import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

const run = promisify(execFile);
const PROGRAM = 'first-view';
const MOST_BYTES = 10_000_000;

export interface FirstViewOptions {
  /** the program that writes the first view to its standard output, relative to the app */
  entry: string;
  /** what takes another request's place in it, relative to the app */
  replace: Record<string, string>;
}

/**
 * Bundles a module's program for its first view with the rules of the module's own build, and runs it in a process of its own:
 * libraries must not take Node for a browser.
 * @returns what it wrote
 */
export async function renderFirstView(name: string, options: FirstViewOptions): Promise<string> {
  const output = path.join(WORKSPACE_ROOT, 'dist/first-view', name);
  try {
    await build(configurationOf(name, options, output));
    const { stdout } = await run(process.execPath, [path.join(output, `${PROGRAM}.cjs`)], {
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function configurationOf(
  name: string,
  { entry, replace }: FirstViewOptions,
  output: string,
): Configuration {
  const { resolve, ...base } = baseConfig(name, '/');
  const app = path.join(WORKSPACE_ROOT, 'apps', name);
  const replaced = Object.fromEntries(
    Object.entries(replace).map(
      ([request, file]) => [`${request}$`, path.join(app, file)] as const,
    ),
  );
  return {
    ...base,
    name: `${name} first view`,
    target: 'node22',
    entry: { [PROGRAM]: path.join(app, entry) },
    devtool: false,
    output: { path: output, filename: '[name].cjs', chunkFilename: '[name].cjs', clean: true },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    resolve: { ...resolve, alias: { ...resolve?.alias, ...replaced } },
    plugins: [],
  };
}

async function build(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
      else reject(new Error('The build of the first view ended without a result'));
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}
