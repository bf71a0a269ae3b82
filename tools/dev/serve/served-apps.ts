import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import * as z from 'zod/mini';
import { DEV_HOST, DEV_PORTS } from './portal.ts';

/** An app that `nx serve` serves from source right now. */
export interface ServedApp {
  app: string;
  origin: string;
}

const WHO = '/@served';
/** A server that compiles answers late; where there is none the answer comes at once. */
const PATIENCE_MS = 5_000;
const answerSchema = z.object({ app: z.string() });

/** Tells the other apps that are served who this is. */
export function servedAppMiddleware(app: string) {
  return {
    name: 'wbd-served',
    path: WHO,
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ app }));
    },
  };
}

/** Every app that is served beside this portal; the server that asks is one of them. */
export async function servedApps(): Promise<ServedApp[]> {
  const answers = await Promise.all(
    DEV_PORTS.map(async (port) => {
      const origin = `http://${DEV_HOST}:${port}`;
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const answer = await fetch(origin + WHO, { signal });
        return [{ ...answerSchema.parse(await answer.json()), origin }];
      } catch {
        return [];
      }
    }),
  );
  return answers.flat();
}

/**
 * The next port for an app.
 * @throws Error when the app is served already, or no port is left
 */
export async function portFor(app: string): Promise<number> {
  const present = (await servedApps()).find((served) => served.app === app);
  if (present) throw new Error(`${app} is served already: ${present.origin}`);
  for (const port of DEV_PORTS) if (await isFree(port)) return port;
  throw new Error(`No port is free from ${DEV_PORTS[0] ?? ''} to ${DEV_PORTS.at(-1) ?? ''}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, DEV_HOST, () => server.close(() => resolve(true)));
  });
}
