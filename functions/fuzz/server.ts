import './environment.ts';
import type { Server } from 'node:http';
import express from 'express';
import * as z from 'zod/mini';
import { serviceOf } from '@wbd/domain/rights';
import { defineService, type ServedCall } from '../src/core/service.ts';
import * as functions from '../src/index.ts';

type Handler = (request: express.Request, response: express.Response) => unknown;

const callable = z.object({ callableTrigger: z.object({}) });
const http = z.object({ httpsTrigger: z.object({}) });

function isHandler(exported: unknown, endpoint: z.ZodMiniType): exported is Handler {
  return (
    typeof exported === 'function' &&
    '__endpoint' in exported &&
    endpoint.safeParse(exported.__endpoint).success
  );
}

/** The fields of a call's definition that a service needs. */
const described = z.object({ call: z.string(), settings: z.object({}) });
const isCall = (exported: unknown): exported is ServedCall => described.safeParse(exported).success;

/** The calls that a module exports, by name: call definitions, calls of services, and functions without a service. */
export function callablesOf(
  exports: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Handler> {
  return new Map(
    Object.entries(exports).flatMap(([name, exported]): [string, Handler][] => {
      const served = isCall(exported)
        ? defineService(serviceOf(exported.call), [exported])
        : exported;
      if (!isHandler(served, callable)) return [];
      return 'runs' in served && Array.isArray(served.runs)
        ? served.runs.map((call) => [String(call), served])
        : [[name, served]];
    }),
  );
}

export const callables = callablesOf(functions);

export interface FuzzServer {
  origin: string;
  close(): void;
}

/**
 * Serves callables over HTTP from this process: thousands of calls need not go through the functions emulator.
 * @param exports what is deployed, unless it says otherwise
 */
export function serveCallables(
  exports: Readonly<Record<string, unknown>> = functions,
): Promise<FuzzServer> {
  return serve((app) => {
    // the platform takes 10 MB, and so does this
    app.use(express.json({ limit: '10mb' }));
    for (const [name, handler] of callablesOf(exports)) {
      app.post(`/${name}`, (req, res) => handler(req, res));
    }
    for (const [service, handler] of Object.entries(exports)) {
      if (isHandler(handler, callable)) app.use(`/${service}`, (req, res) => handler(req, res));
    }
  });
}

/** Serves a function that takes requests of browsers, at every address. */
export function serveHttp(exported: unknown): Promise<FuzzServer> {
  if (!isHandler(exported, http)) throw new Error('It takes no requests.');
  return serve((app) => app.use((req, res) => exported(req, res)));
}

async function serve(add: (app: express.Express) => void): Promise<FuzzServer> {
  const app = express();
  add(app);
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
