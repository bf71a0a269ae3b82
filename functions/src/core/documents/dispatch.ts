import { AppError } from '@wbd/domain/errors';
import { Change, type CloudFunction } from 'firebase-functions';
import * as firestore from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { log, type Log } from '../log/log.ts';
import { mostOf } from '../needs.ts';
import { ACCOUNTS, REGION } from '../settings.ts';
import type { DocumentHandler, DocumentKind, ReceivedEvent } from './handlers.ts';
import { paramsOf } from './params-of.ts';

export interface NamedHandler extends DocumentHandler {
  readonly name: string;
}

type Options = NamedHandler['options'];

/** The event kind of a write, other than `written`. */
function kindOf({ before, after }: Change<DocumentSnapshot>): DocumentKind {
  if (!before.exists) return 'created';
  return after.exists ? 'updated' : 'deleted';
}

/** Whether an event matches a handler: by path, and by kind if the function receives several kinds. */
function isFor({ kind, options }: NamedHandler, { document, data }: ReceivedEvent): boolean {
  if (paramsOf(options.document, document) === null) return false;
  return !(data instanceof Change) || kind === 'written' || kind === kindOf(data);
}

/**
 * Runs every matching handler even if others fail, and logs each failure.
 * @throws the first error, so that the platform retries the event
 */
export async function dispatch(
  handlers: readonly NamedHandler[],
  event: ReceivedEvent,
  write: Log = log,
): Promise<void> {
  const wanted = handlers.filter((handler) => isFor(handler, event));
  const results = await Promise.allSettled(wanted.map((handler) => handler.run(event)));
  const failed: unknown[] = [];
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue;
    const error: unknown = result.reason;
    failed.push(error);
    const isStopped = error instanceof AppError && error.code === 'maintenance';
    if (!isStopped) write('trigger.failed', { trigger: wanted[index]?.name ?? '' }, error);
  }
  if (failed.length > 0) throw failed[0];
}

type Deployed = CloudFunction<firestore.FirestoreEvent<unknown>> & { runs: readonly string[] };

/** Matches every document at any depth (https://docs.cloud.google.com/functions/docs/calling/cloud-firestore). */
const EVERY_DOCUMENT = '{path=**}';

/**
 * The functions that run the handlers, by name. `all` receives every write and runs the handlers that match its path.
 * A path gets its own function if a handler acts as another account, needs the whole memory or limits its instances
 * or its concurrency.
 */
export function defineDocuments(handlers: readonly NamedHandler[]): Record<string, Deployed> {
  const paths = [...Map.groupBy(handlers, nameOf)];
  const own = paths.filter(([, group]) => group.some(({ options }) => isOwn(options)));
  const others = paths.filter((path) => !own.includes(path)).flatMap(([, group]) => group);
  return {
    ...Object.fromEntries(own.map(([name, group]) => [name, deploy(group)])),
    all: deploy(others, { document: EVERY_DOCUMENT, memory: '1GiB' }),
  };
}

const isOwn = ({ serviceAccount, alone, maxInstances, concurrency }: Options) =>
  [serviceAccount, alone, maxInstances, concurrency].some((one) => one !== undefined);

/** `accountsPayments` for `accounts/{uid}` with the payments account. */
function nameOf({ options }: NamedHandler): string {
  const words = options.document.split('/').filter((part) => !part.startsWith('{'));
  const [account] =
    Object.entries(ACCOUNTS).find(([, own]) => own === options.serviceAccount) ?? [];
  const name = [...words, ...(account === undefined ? [] : [account])];
  return name.map((word, at) => (at === 0 ? word : capital(word))).join('');
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Shared = Pick<Options, 'document' | 'memory'>;

function deploy(handlers: readonly NamedHandler[], shared: Shared | null = null): Deployed {
  const options = { ...optionsOf(handlers.map((one) => one.options)), ...shared };
  const run = (event: ReceivedEvent) => dispatch(handlers, event);
  const [kind, ...others] = new Set(handlers.map((one) => one.kind));
  const register = others.length === 0 && kind ? REGISTER[kind] : REGISTER.written;
  return Object.assign(register(options, run), { runs: handlers.map(({ name }) => name) });
}

type Register = (
  options: firestore.DocumentOptions,
  run: (event: ReceivedEvent) => Promise<void>,
) => CloudFunction<firestore.FirestoreEvent<unknown>>;

const REGISTER: Readonly<Record<DocumentKind, Register>> = {
  created: (options, run) => firestore.onDocumentCreated(options, run),
  updated: (options, run) => firestore.onDocumentUpdated(options, run),
  deleted: (options, run) => firestore.onDocumentDeleted(options, run),
  written: (options, run) => firestore.onDocumentWritten(options, run),
};

/** The largest time and memory, and all secrets; of other limits the smallest. */
function optionsOf(all: readonly Options[]): firestore.DocumentOptions {
  const [{ document, serviceAccount } = { document: '' }] = all;
  const limits = (['maxInstances', 'concurrency'] as const).flatMap((name) => {
    const given = all.flatMap((one) => one[name] ?? []);
    return given.length === 0 ? [] : [[name, Math.min(...given)] as const];
  });
  return {
    ...mostOf(all),
    document,
    region: REGION,
    retry: true,
    ...(serviceAccount !== undefined && { serviceAccount }),
    ...Object.fromEntries(limits),
  };
}
