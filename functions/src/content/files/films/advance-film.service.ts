import { createHash } from 'node:crypto';
import {
  planFilm,
  streamPath,
  targetOf,
  versionPath,
  type FilmHeader,
  type FilmConversion,
} from '@wbd/domain/files';
import { log } from '../../../core/log/log.ts';
import type { Hold, RateLimit } from '../../../core/rate-limit.repository.ts';
import type { FilesGateway, StoredFile } from '../../../gateways/storage.ts';
import { JobRefused, type Transcoder } from '../../../gateways/transcoder.ts';
import type { FilmOrder, FilmOrders } from './film-orders.repository.ts';
import type { FilmVersionsOfRows } from './film-versions.repository.ts';
import { publishStream, type StreamFiles } from './publish-stream.ts';

export interface FilmPorts {
  orders: Pick<FilmOrders, 'read' | 'lease' | 'count' | 'started' | 'again' | 'end'>;
  rows: FilmVersionsOfRows;
  files: Pick<FilesGateway, 'find' | 'adopt' | 'retire' | 'remove'> & StreamFiles;
  /** null for what is not a film */
  header: (file: StoredFile) => Promise<FilmHeader | null>;
  transcoder: Transcoder;
  /** how many seconds of film of one advisor are made into versions, in a day and in a month */
  limits: readonly Pick<RateLimit, 'hold'>[];
  now: () => Date;
}

/** A film that a job could not make into versions twice will not work the third time. */
const MOST_TRIES = 2;
/** Longer than any job takes, also behind those of many other films: the transcoder works on 20 at a time. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Takes an order one step further: starts its job, or looks how far the job is. Any step can be repeated, and a process may die
 * in between; a job is started once, because its label tells it from others.
 * @returns whether there is more to do
 */
export async function advanceFilm(ports: FilmPorts, id: string): Promise<boolean> {
  const order = await ports.orders.read(id);
  if (order === null) return false;
  if (order.job !== null) return follow(ports, order, order.job);
  const file = await ports.files.find(order.path);
  if (file === null || !(await ports.rows.isNamed(order))) return close(ports, order);
  return begin(ports, order, file);
}

async function begin(ports: FilmPorts, order: FilmOrder, file: StoredFile): Promise<boolean> {
  const { orders, transcoder } = ports;
  if (!(await orders.lease(order.id, ports.now()))) return true;
  const film = await ports.header(file);
  const plan = film === null ? null : planFilm(targetOf(order.path), film);
  if (film === null || plan === null) {
    if (film?.isPlayable === false) await note(ports, { ...order, isPlayable: false }, 'failed');
    return close(ports, order);
  }
  const made = {
    sizes: plan.outputs.map(({ size }) => size),
    isStream: plan.kind === 'stream',
    isPlayable: film.isPlayable,
  };
  const planned = { ...order, ...made };
  // another row may have named it before, as a copied seminar's does
  if (await areThere(ports, planned)) return finish(ports, planned);
  // before the job: an original that browsers do not play must not be shown while the transcoder is down
  await note(ports, planned, 'processing');
  const label = labelOf(order);
  const found = await transcoder.find(label);
  const start =
    found === null
      ? await startJob(ports, order, file, film, { label, path: order.path, plan })
      : { job: found };
  if ('refusal' in start) {
    await note(ports, planned, start.refusal);
    return close(ports, order);
  }
  await orders.started(order.id, start.job, made);
  return true;
}

async function follow(ports: FilmPorts, order: FilmOrder, job: string): Promise<boolean> {
  const { orders, transcoder, now } = ports;
  const state = await transcoder.state(job);
  if (state === 'done') return finish(ports, order);
  const isLate = now().getTime() - order.orderedAt.getTime() > GIVE_UP_AFTER_MS;
  if (state === 'running' && !isLate) return true;
  if (order.tries + 1 < MOST_TRIES && !isLate) {
    await orders.again(order);
    return true;
  }
  log('films.failed', { path: order.path, job });
  await note(ports, order, 'failed');
  return close(ports, order);
}

async function finish(ports: FilmPorts, order: FilmOrder): Promise<boolean> {
  const file = await ports.files.find(order.path);
  if (file === null) return close(ports, order);
  const made = order.isStream
    ? (await publishStream(ports.files, order.path, file.owner)) && order.sizes
    : await adopted(ports, order, file.owner);
  if (made === false) log('films.failed', { path: order.path, job: order.job ?? '' });
  await note(ports, order, made === false ? 'failed' : 'ready', made === false ? [] : made);
  if (made !== false && made.length > 0) await ports.files.retire(order.path, ports.now());
  return close(ports, order);
}

async function adopted(
  { files }: FilmPorts,
  { path, sizes }: FilmOrder,
  owner: string | null,
): Promise<readonly number[]> {
  const there = await Promise.all(sizes.map((size) => files.adopt(versionPath(path, size), owner)));
  return sizes.filter((_, index) => there[index]);
}

/** Rows hold only what differs from a film that plays as uploaded: those of earlier releases stay equal. */
async function note(
  { rows }: FilmPorts,
  order: FilmOrder,
  state: FilmConversion,
  sizes: readonly number[] = [],
): Promise<void> {
  await rows.note(order, {
    state,
    sizes: [...sizes],
    ...(order.isStream && { isStream: true }),
    ...(!order.isPlayable && { isPlayable: false }),
  });
}

/** Ends an order. The film may have been deleted meanwhile, with the versions that were there by then. */
async function close({ files, orders }: FilmPorts, { id, path }: FilmOrder): Promise<false> {
  if ((await files.find(path)) === null) await files.remove(path);
  await orders.end(id);
  return false;
}

async function areThere({ files }: FilmPorts, { path, sizes, isStream }: FilmOrder) {
  const paths = isStream ? [streamPath(path)] : sizes.map((size) => versionPath(path, size));
  const found = await Promise.all(paths.map((one) => files.find(one)));
  return found.every((file) => file !== null);
}

/** The name of a job, or why there is none. */
type JobStart = { job: string } | { refusal: 'limited' | 'failed' };

/**
 * Starts a job that counts towards its owner's limits. What it counts is given back when it certainly does not run; after a lost
 * answer the order remembers it, and the next step finds the job, or starts it without counting it again.
 */
async function startJob(
  ports: FilmPorts,
  order: FilmOrder,
  { owner }: StoredFile,
  film: FilmHeader,
  wanted: Parameters<Transcoder['start']>[0],
): Promise<JobStart> {
  const { orders, transcoder } = ports;
  const seconds = Math.ceil(film.seconds) * wanted.plan.outputs.length;
  const holds = owner === null || order.isCounted ? [] : await holdAll(ports, owner, seconds);
  if (holds === null) return { refusal: 'limited' };
  if (holds.length > 0) await orders.count(order.id, true);
  try {
    return { job: await transcoder.start(wanted) };
  } catch (error) {
    if (!(error instanceof JobRefused)) throw error;
    // in this order: a process that dies in between counts too much, never too little
    if (holds.length > 0) await orders.count(order.id, false);
    await releaseAll(holds);
    if (!error.isFinal) throw error;
    log('films.failed', { path: order.path, job: '' }, error);
    return { refusal: 'failed' };
  }
}

/** @returns null when the owner of the film has had enough versions made for now */
async function holdAll(
  { limits, now }: FilmPorts,
  owner: string,
  seconds: number,
): Promise<Hold[] | null> {
  const holds: Hold[] = [];
  for (const limit of limits) {
    const hold = await limit.hold(owner, now(), seconds);
    if (hold === null) {
      await releaseAll(holds);
      log('films.limited', { uid: owner });
      return null;
    }
    holds.push(hold);
  }
  return holds;
}

const releaseAll = (holds: readonly Hold[]) => Promise.all(holds.map((hold) => hold.release()));

/** Labels have at most 63 lower-case letters, digits and hyphens. */
function labelOf({ id, tries }: FilmOrder): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 40)}-${tries}`;
}
