import type { IncomingMessage, ServerResponse } from 'node:http';
import { deploymentSchema, entryAt, type RemoteEntry } from '@wbd/module';
import { DEPLOYMENT_FILE } from '@wbd/module/pointer';
import { PORTAL_ORIGIN, portalRemotes } from './portal.ts';
import { servedApps, type ServedApp } from './served-apps.ts';

const MODULE_FILE = /^\/@module\/([^/]+)\//;

/** Where the files of a module that is worked on are served. */
export function modulePath(name: string): string {
  return `/@module/${name}/`;
}

/** Answers remotes.json as the portal does, with every module that is served taken from source. */
export const remotesMiddleware = {
  name: 'wbd-remotes',
  path: '/remotes.json',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    void answer(response);
  },
};

/** Where a file that this server does not have comes from: a module that another one serves, or the portal. */
export async function originOf(url: string): Promise<string> {
  const name = MODULE_FILE.exec(url)?.[1];
  if (name === undefined) return PORTAL_ORIGIN;
  const served = (await servedApps()).find(({ app }) => app === name);
  return served?.origin ?? PORTAL_ORIGIN;
}

async function answer(response: ServerResponse): Promise<void> {
  try {
    const [{ modules }, served] = await Promise.all([portalRemotes(), servedApps()]);
    const entries = await Promise.all(served.filter(({ app }) => app !== 'shell').map(entryOf));
    const fromSource = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-cache');
    response.end(JSON.stringify({ modules: { ...modules, ...fromSource } }));
  } catch (error) {
    response.statusCode = 502;
    response.end(error instanceof Error ? error.message : '');
  }
}

async function entryOf({ app, origin }: ServedApp): Promise<RemoteEntry> {
  const answered = await fetch(`${origin}${modulePath(app)}${DEPLOYMENT_FILE}`);
  const deployment = deploymentSchema.parse(await answered.json());
  return entryAt(modulePath(app).slice(0, -1), deployment, 'source');
}
