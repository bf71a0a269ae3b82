import { createHash } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import Stripe from 'stripe';
import type * as z from 'zod/mini';
import { invalidRequest, missing, StripeFailure } from '../failure.ts';
import type { StandIn } from '../stand-in.ts';
import { parseParams, unauthorised } from './params.ts';
import { renderList, type ApiObject } from '../render.ts';

type Handler<Schema extends z.ZodMiniType> = (
  params: z.output<Schema>,
  id: string,
  /** the connected account that the request is for; empty for the platform's own */
  account: string,
) => ApiObject;
type Paging = { limit?: number | undefined; starting_after?: string | undefined };

/** Where the resources hang their methods. */
export interface Api {
  get<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
  post<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
  delete<Schema extends z.ZodMiniType>(path: string, schema: Schema, handle: Handler<Schema>): void;
  /** A list, newest first and page by page. */
  list<Schema extends z.ZodMiniType<Paging>, Record extends { id: string }>(
    path: string,
    schema: Schema,
    find: (params: z.output<Schema>, account: string) => readonly Record[],
    render?: (record: Record, params: z.output<Schema>) => unknown,
  ): void;
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
          return handle(params, typeof id === 'string' ? id : '', accountOf(request));
        });
      });
    };
  const get = on('get', (request) => request.query);
  const api: Api = {
    get,
    post: on('post', (request) => request.body),
    delete: on('delete', (request) => request.query),
    list(path, schema, find, render = (record) => record) {
      get(path, schema, (params, _, account) => {
        const { rows, hasMore } = page(find(params, account), params);
        return renderList(
          `/v1${path}`,
          rows.map((row) => render(row, params)),
          hasMore,
        );
      });
    },
  };
  return { api, router };
}

/** The connected account that a request names. */
export const accountOf = (request: Request) => request.get('stripe-account') ?? '';

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
  const given = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  // every account has keys of its own
  const key = given === undefined ? undefined : accountOf(request) + given;
  const { answers } = standIn.store.state;
  try {
    if (!/^Bearer [rs]k_test_./.test(request.get('authorization') ?? '')) throw unauthorised();
    if (request.get('stripe-version') !== Stripe.API_VERSION) throw otherVersion();
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
    // the key keeps the outcome, including failures of the server
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

/** Stripe answers every version in its own shapes; here there is one, the one that the library asks for. */
function otherVersion(): StripeFailure {
  return invalidRequest(`The stand-in speaks version ${Stripe.API_VERSION} of Stripe's API alone.`);
}

function page<Record extends { id: string }>(
  records: readonly Record[],
  { limit = 10, starting_after }: Paging,
): { rows: Record[]; hasMore: boolean } {
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: 1 to 100.', 'limit');
  const newestFirst = records.toReversed();
  const start =
    starting_after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  const end = start + limit;
  return { rows: newestFirst.slice(start, end), hasMore: newestFirst.length > end };
}

/** The records whose fields are equal to those that a request names. */
export function matching<Record extends object>(
  records: Readonly<{ [id: string]: Record }>,
  wanted: NoInfer<{ readonly [Name in keyof Record]?: Record[Name] | undefined }>,
): Record[] {
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return Object.values(records).filter((record) => {
    const fields = new Map<string, unknown>(Object.entries(record));
    return named.every(([name, value]) => fields.get(name) === value);
  });
}

export function found<Record>(record: Record | undefined, what: string, id: string, param = 'id') {
  if (record === undefined) throw missing(what, id, param);
  return record;
}
