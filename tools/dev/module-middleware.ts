import type { IncomingMessage, ServerResponse } from 'node:http';
import { readModuleInfo } from '@wbd/module/rspack';
import { portalRemotes } from './portal.ts';

/** Where the files of a module that is worked on are served. */
export function modulePath(name: string): string {
  return `/@module/${name}/`;
}

/** Answers remotes.json as the portal does, with the one module taken from source. */
export function moduleMiddleware(name: string) {
  return {
    name: 'wbd-remotes',
    path: '/remotes.json',
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      void answer(name, response);
    },
  };
}

async function answer(name: string, response: ServerResponse): Promise<void> {
  try {
    const { modules } = await portalRemotes();
    const entry = `${modulePath(name)}remote-entry.js`;
    const fromSource = { ...readModuleInfo(name), version: 'source', entry, preload: [] };
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-cache');
    response.end(JSON.stringify({ modules: { ...modules, [name]: fromSource } }));
  } catch (error) {
    response.statusCode = 502;
    response.end(error instanceof Error ? error.message : '');
  }
}
