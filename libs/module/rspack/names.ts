/**
 * The name a module has inside the federation runtime. It becomes a global variable, so it holds no hyphen and no
 * reserved word.
 */
export function containerName(module: string): string {
  return `wbd_${module.replaceAll('-', '_')}`;
}

/** What every module exposes. */
export const EXPOSED_ROUTES = './routes';

/** The chunk with the exposed routes. */
export const ROUTES_CHUNK = 'routes';

/** What a module names the chunk of its most visited page, so that it is fetched together with the routes. */
export const FIRST_PAGE_CHUNK = 'first-page';

/** Written by a module's build for the deploy tool: the data that the shell needs, with file names inside the build. */
export const DEPLOYMENT_FILE = 'deployment.json';

/** What the file with a module's first view is called, before the hash of its content. */
export const FIRST_VIEW_FILE = 'first-view';

/**
 * The page of every address, as the shell's build writes it. Not index.html: hosting would serve that for `/` and
 * bypass the function `page`.
 */
export const PAGE_FILE = 'shell.html';

/** The file the shell's build writes for the deploy tool: what modules may take from it. Published with the shell. */
export const OFFER_FILE = 'offer.json';
