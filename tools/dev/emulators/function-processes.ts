/**
 * Lets functions share processes. The emulator starts one per function, ninety times a second of processor time and 50
 * MB. Its debug mode (`--inspect-functions`) uses a single process that receives the function with each request. Here
 * a process exists per request in flight, and each still serves one at a time.
 */
import { once, type EventEmitter } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { moduleOf } from './firebase-tools.ts';
import { FUNCTION_HEADER } from './function-header.ts';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'function-process.ts'));

interface Request {
  headers: Record<string, unknown>;
}

interface Worker {
  readonly stateEvents: EventEmitter;
  request(request: Request, response: unknown, body: unknown, target: unknown): Promise<void>;
}

interface Pool {
  getKey(): string;
  getIdleWorker(): Worker | undefined;
  getTriggerWorkers(): Worker[];
  submitRequest(
    functionId: string,
    request: Request,
    response: unknown,
    body: unknown,
    target: unknown,
  ): Promise<void>;
}

interface Emulator {
  debugMode: boolean;
  start: (this: Emulator) => Promise<void>;
  startNode: (this: Emulator, backend: unknown, env: Record<string, string>) => Promise<unknown>;
  startRuntime: (this: Emulator, backend: unknown) => Promise<unknown>;
}

const classOf = <Instance>() =>
  z.custom<{ prototype: Instance }>((value) => typeof value === 'function');

/** Changes firebase-tools in this process, before it starts the emulator of the functions. */
export function shareFunctionProcesses(): void {
  const { FunctionsEmulator } = moduleOf(
    'emulator/functionsEmulator.js',
    z.object({ FunctionsEmulator: classOf<Emulator>() }),
  );
  const { RuntimeWorkerPool } = moduleOf(
    'emulator/functionsRuntimeWorker.js',
    z.object({ RuntimeWorkerPool: classOf<Pool>() }),
  );
  shareStarts(FunctionsEmulator.prototype);
  shareRequests(RuntimeWorkerPool.prototype);
}

function shareStarts(emulator: Emulator): void {
  const { start, startNode, startRuntime } = emulator;
  // after the constructor, in which debug mode allows one event at a time
  emulator.start = function () {
    this.debugMode = true;
    return start.call(this);
  };
  emulator.startNode = function (backend, env) {
    const options = `${process.env['NODE_OPTIONS'] ?? ''} --import=${PRELOAD.href}`;
    // looked at before anything is waited for: without it, no debugger listens
    this.debugMode = false;
    const started = startNode.call(this, backend, { ...env, NODE_OPTIONS: options });
    this.debugMode = true;
    return started;
  };
  // without the function that it is started for: a process has the secrets of all
  emulator.startRuntime = function (backend) {
    return startRuntime.call(this, backend);
  };
}

function shareRequests(pool: Pool): void {
  pool.getKey = () => 'shared';
  pool.submitRequest = async function (_functionId, request, response, body, target) {
    const worker = await idle(this);
    const headers = { ...request.headers, [FUNCTION_HEADER]: JSON.stringify(target) };
    return worker.request({ ...request, headers }, response, body, target);
  };
}

async function idle(pool: Pool): Promise<Worker> {
  const worker = pool.getIdleWorker();
  if (worker) return worker;
  const workers = pool.getTriggerWorkers();
  await Promise.race(workers.map(({ stateEvents }) => once(stateEvents, 'IDLE')));
  return idle(pool);
}
