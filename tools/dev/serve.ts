/**
 * `npx nx serve <app>`: one app from source, with every change at once, in the middle of the running portal. The page,
 * the other apps and their data come from the portal; a module reloads the page, the shell refreshes in place.
 */
import { rspack } from '@rspack/core';
import { RspackDevServer, type Configuration } from '@rspack/dev-server';
import { DEV_HOST, DEV_PORT, PORTAL_ORIGIN, portalRemotes } from './portal.ts';

const app = process.argv[2];
if (!app) throw new Error('Usage: node tools/dev/serve.ts <app>');

// before the configuration is read, which looks at it
process.env['NODE_ENV'] = 'development';
const { loadConfig } = await import('@wbd/module/rspack');
const { moduleMiddleware, modulePath } = await import('./module-middleware.ts');
const { shellMiddleware } = await import('./shell-middleware.ts');

const isShell = app === 'shell';

try {
  await portalRemotes();
  const compiler = rspack(await loadConfig(app));
  const options: Configuration = {
    host: DEV_HOST,
    port: DEV_PORT,
    hot: isShell,
    liveReload: !isShell,
    static: false,
    historyApiFallback: false,
    client: { overlay: false, logging: 'warn' },
    devMiddleware: { publicPath: isShell ? '/' : modulePath(app), index: false },
    setupMiddlewares: (middlewares) => [
      isShell ? shellMiddleware(compiler) : moduleMiddleware(app),
      ...middlewares,
    ],
    proxy: [{ context: () => true, target: PORTAL_ORIGIN }],
  };
  await new RspackDevServer(options, compiler).start();
  console.log(`${app} from source, the rest from ${PORTAL_ORIGIN}: http://${DEV_HOST}:${DEV_PORT}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
