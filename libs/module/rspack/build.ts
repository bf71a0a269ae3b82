/** `node libs/module/rspack/build.ts <app>` builds an app with its rspack.config.ts. Nx runs it as the `build` target. */
import { rspack, type Stats } from '@rspack/core';
import { loadConfig } from './load-config.ts';

const app = process.argv[2];
if (!app) throw new Error('Usage: node libs/module/rspack/build.ts <app>');

// before the configuration is read: libraries and the federation plugin look at it
process.env['NODE_ENV'] ??= 'production';
const compiler = rspack(await loadConfig(app));
const stats = await new Promise<Stats>((resolve, reject) => {
  compiler.run((error, result) => {
    if (error) reject(error);
    else if (result) resolve(result);
    else reject(new Error(`The build of ${app} ended without a result`));
  });
});
await new Promise<void>((resolve) => compiler.close(() => resolve()));
process.stdout.write(
  `${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`,
);
if (stats.hasErrors()) process.exitCode = 1;
