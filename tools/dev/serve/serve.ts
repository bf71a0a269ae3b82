/**
 * `npx nx serve <app>`: one app from source, with every change at once, in the middle of the running portal. The page,
 * the other apps and their data come from the portal; a module reloads the page, the shell refreshes in place. Several
 * apps can be served at a time: at the address of each, all of them come from source.
 */
import { rspack } from '@rspack/core';
import { RspackDevServer, type Configuration } from '@rspack/dev-server';
import { pageMiddleware } from './page-middleware.ts';
import { DEV_HOST, PORTAL_ORIGIN, portalPage, portalRemotes } from './portal.ts';
import { portFor, servedAppMiddleware } from './served-apps.ts';

const app = process.argv[2];
if (!app) throw new Error('Usage: node tools/dev/serve/serve.ts <app>');

// before the configuration is read, which looks at it
process.env['NODE_ENV'] = 'development';
const { loadConfig } = await import('@wbd/module/rspack');
const { modulePath, originOf, remotesMiddleware } = await import('./module-middleware.ts');
const { shellPage } = await import('./shell-page.ts');

const isShell = app === 'shell';

try {
  await portalRemotes();
  const port = await portFor(app);
  const compiler = rspack(await loadConfig(app));
  const options: Configuration = {
    host: DEV_HOST,
    port,
    hot: isShell,
    liveReload: !isShell,
    static: false,
    historyApiFallback: false,
    // the page may have come from the server of another app
    client: {
      overlay: false,
      logging: 'warn',
      webSocketURL: { hostname: DEV_HOST, port, pathname: '/ws', protocol: 'ws' },
    },
    devMiddleware: { publicPath: isShell ? '/' : modulePath(app), index: false },
    setupMiddlewares: (middlewares) => [
      servedAppMiddleware(app),
      remotesMiddleware,
      pageMiddleware(isShell ? () => shellPage(compiler) : portalPage),
      ...middlewares,
    ],
    proxy: [
      {
        context: () => true,
        target: PORTAL_ORIGIN,
        router: ({ url = '' }) => originOf(url),
      },
    ],
  };
  await new RspackDevServer(options, compiler).start();
  console.log(`${app} from source, the rest from ${PORTAL_ORIGIN}: http://${DEV_HOST}:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
