import './environment.ts';
import type { Server } from 'node:http';
import express from 'express';
import * as z from 'zod/mini';
import * as functions from '../src/index.ts';

type Handler = (request: express.Request, response: express.Response) => unknown;

const endpoint = z.object({ callableTrigger: z.object({}) });

function isCallable(exported: unknown): exported is Handler {
  return (
    typeof exported === 'function' &&
    '__endpoint' in exported &&
    endpoint.safeParse(exported.__endpoint).success
  );
}

/** Every callable that is deployed, by its name. */
export const callables: ReadonlyMap<string, Handler> = new Map(
  Object.entries<unknown>(functions).flatMap(([name, exported]) =>
    isCallable(exported) ? [[name, exported]] : [],
  ),
);

export interface FuzzServer {
  origin: string;
  close(): void;
}

/** Serves the callables over HTTP from this process: thousands of calls need not go through the functions emulator. */
export async function serveCallables(): Promise<FuzzServer> {
  const app = express();
  // the platform takes 10 MB, and so does this
  app.use(express.json({ limit: '10mb' }));
  for (const [name, handler] of callables) app.post(`/${name}`, (req, res) => handler(req, res));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
