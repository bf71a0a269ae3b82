import { createHash } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import { API_VERSION } from '../api-version.ts';
import { invalidRequest, missing, StripeFailure } from '../failure.ts';
import type { StandIn } from '../stand-in.ts';
import { parseParams, unauthorised } from './params.ts';
import { renderList, type ApiObject } from '../render.ts';

type Handler<Schema extends z.ZodMiniType> = (params: z.output<Schema>, id: string) => ApiObject;

/** Where the resources hang their methods. */
export interface Api {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
  post<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
  delete<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
}

/** The routes below /v1: keys are looked at, answers to an idempotency key are repeated, failures have Stripe's shape. */
export function createApi(standIn: StandIn): { api: Api; router: Router } {
  const router = express.Router();
  router.use(express.urlencoded({ extended: true }));
  const on =
    (method: 'get' | 'post' | 'delete', read: (request: Request) => unknown): Api['get'] =>
    (path, schema, handle) => {
      router[method](path, (request, response) => {
        answer(standIn, request, response, () => {
          const params = parseParams(schema, read(request));
          const id = request.params['id'];
          return expand(standIn, handle(params, typeof id === 'string' ? id : ''), params);
        });
      });
    };
  const api: Api = {
    get: on('get', (request) => request.query),
    post: on('post', (request) => request.body),
    delete: on('delete', (request) => request.query),
  };
  return { api, router };
}

/** The answer for an unknown route. */
export function unknownMethod(request: Request, response: Response): void {
  send(response, 404, {
    error: {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl}).`,
    },
  });
}

function answer(
  standIn: StandIn,
  request: Request,
  response: Response,
  handle: () => ApiObject,
): void {
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  const { answers } = standIn.store.state;
  try {
    if (!/^Bearer [rs]k_test_./.test(request.get('authorization') ?? '')) throw unauthorised();
    if (request.get('stripe-version') !== API_VERSION) throw otherVersion();
    const fingerprint = fingerprintOf(request);
    const before = key === undefined ? undefined : answers[key];
    if (before && before.fingerprint !== fingerprint) throw otherParameters();
    if (before) {
      response.set('idempotent-replayed', 'true');
      send(response, before.status, JSON.parse(before.body));
      return;
    }
    const isBroken = standIn.outages.delete(request.baseUrl + request.path);
    const [status, body] = isBroken ? [500, { error: outage().body }] : [200, handle()];
    // the key stands for the outcome of the execution, failures of the server included
    if (key !== undefined) answers[key] = { fingerprint, status, body: JSON.stringify(body) };
    standIn.store.changed();
    send(response, status, body);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    send(response, error.status, { error: error.body });
  }
}

function send(response: Response, status: number, body: unknown): void {
  response.status(status).set('request-id', 'req_local');
  // repeating it under the same key would bring the same answer
  if (status === 500) response.set('stripe-should-retry', 'false');
  response.json(body);
}

function outage(): StripeFailure {
  return new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' });
}

function fingerprintOf(request: Request): string {
  const what = JSON.stringify([request.originalUrl, request.body]);
  return createHash('sha256').update(what).digest('hex');
}

function otherParameters(): StripeFailure {
  return new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
}

/** Stripe answers every version in its own shapes; here there is one. */
function otherVersion(): StripeFailure {
  return invalidRequest(`The stand-in speaks version ${API_VERSION} of Stripe's API alone.`);
}

/** Puts objects in the place of their ids, where `expand` asks for it. */
function expand(standIn: StandIn, object: ApiObject, params: unknown): ApiObject {
  const paths =
    typeof params === 'object' && params !== null && 'expand' in params ? params.expand : [];
  if (!Array.isArray(paths)) return object;
  return paths.reduce<ApiObject>(
    (expanded, path) => expandPath(standIn, expanded, String(path).split('.')),
    structuredClone(object),
  );
}

function expandPath(standIn: StandIn, object: ApiObject, path: readonly string[]): ApiObject {
  const [field = '', ...rest] = path;
  const value = object[field];
  if (Array.isArray(value)) {
    const each = value.map((one: unknown) =>
      isObject(one) ? expandPath(standIn, one, rest) : one,
    );
    return { ...object, [field]: each };
  }
  const found = typeof value === 'string' ? lookUp(standIn, value) : value;
  if (!isObject(found)) {
    if (found === null) return object;
    throw invalidRequest(`This property cannot be expanded (${field}).`, 'expand');
  }
  return { ...object, [field]: rest.length > 0 ? expandPath(standIn, found, rest) : found };
}

function isObject(value: unknown): value is ApiObject {
  return typeof value === 'object' && value !== null;
}

function lookUp(standIn: StandIn, id: string): ApiObject | undefined {
  const { customers, products, prices, paymentMethods } = standIn.store.state;
  return customers[id] ?? products[id] ?? prices[id] ?? paymentMethods[id];
}

/** A page of a list, newest first. */
export function page<Record extends { id: string }>(
  path: string,
  records: readonly Record[],
  { limit = 10, starting_after }: { limit?: number; starting_after?: string },
  render: (record: Record) => unknown = (record) => record,
): ApiObject {
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: 1 to 100.', 'limit');
  const newestFirst = records.toReversed();
  const start =
    starting_after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  const rows = newestFirst.slice(start, start + limit);
  return renderList(path, rows.map(render), newestFirst.length > start + limit);
}

export function found<Record>(record: Record | undefined, what: string, id: string, param = 'id') {
  if (record === undefined) throw missing(what, id, param);
  return record;
}
