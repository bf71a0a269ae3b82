import { createHash } from 'node:crypto';
import { planVersions, targetOf, versionPath, type FilmHeader } from '@wbd/domain/files';
import { log } from '../../../core/log/log.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { FilesGateway, StoredFile } from '../../../gateways/storage.ts';
import type { Transcoder } from '../../../gateways/transcoder.ts';
import type { FilmOrder, FilmOrders } from './film-orders.repository.ts';
import type { FilmVersionsOfRows } from './film-versions.repository.ts';

export interface FilmPorts {
  orders: Pick<FilmOrders, 'read' | 'lease' | 'started' | 'again' | 'end'>;
  rows: FilmVersionsOfRows;
  files: Pick<FilesGateway, 'find' | 'adopt' | 'retire' | 'remove'>;
  /** null for what is not a film */
  header: (file: StoredFile) => Promise<FilmHeader | null>;
  transcoder: Transcoder;
  /** how many seconds of film of one advisor are made into versions */
  limit: Pick<RateLimit, 'hold'>;
  now: () => Date;
}

/** A film that a job could not make into versions twice will not work the third time. */
const MOST_TRIES = 2;
/** Longer than any job takes: an hour of film takes the transcoder less. */
const GIVE_UP_AFTER_MS = 6 * 60 * 60 * 1000;

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
  const { orders, rows, transcoder } = ports;
  if (!(await orders.lease(order.id, ports.now()))) return true;
  const film = await ports.header(file);
  const outputs = film === null ? [] : planVersions(targetOf(order.path), film);
  if (film === null || outputs.length === 0) return close(ports, order);
  const sizes = outputs.map(({ size }) => size);
  // another row may have named it before, as a copied seminar's does
  if (await areThere(ports, order.path, sizes)) return finish(ports, order, sizes);
  const label = labelOf(order);
  const job =
    (await transcoder.find(label)) ??
    (await start(ports, file, film, { label, path: order.path, outputs }));
  if (job === null) {
    await rows.note(order, { state: 'limited', sizes: [] });
    return close(ports, order);
  }
  await orders.started(order.id, job, sizes);
  await rows.note(order, { state: 'processing', sizes: [] });
  return true;
}

async function follow(ports: FilmPorts, order: FilmOrder, job: string): Promise<boolean> {
  const { orders, rows, transcoder, now } = ports;
  const state = await transcoder.state(job);
  if (state === 'done') return finish(ports, order, order.sizes);
  const isLate = now().getTime() - order.orderedAt.getTime() > GIVE_UP_AFTER_MS;
  if (state === 'running' && !isLate) return true;
  if (order.tries + 1 < MOST_TRIES && !isLate) {
    await orders.again(order);
    return true;
  }
  log('films.failed', { path: order.path, job });
  await rows.note(order, { state: 'failed', sizes: [] });
  return close(ports, order);
}

async function finish(
  ports: FilmPorts,
  order: FilmOrder,
  sizes: readonly number[],
): Promise<boolean> {
  const file = await ports.files.find(order.path);
  if (file !== null) {
    const adopted = await Promise.all(
      sizes.map((size) => ports.files.adopt(versionPath(order.path, size), file.owner)),
    );
    const made = sizes.filter((_, index) => adopted[index]);
    await ports.rows.note(order, { state: 'ready', sizes: made });
    if (made.length > 0) await ports.files.retire(order.path, ports.now());
  }
  return close(ports, order);
}

/** Ends an order. The film may have been deleted meanwhile, with the versions that were there by then. */
async function close({ files, orders }: FilmPorts, { id, path }: FilmOrder): Promise<false> {
  if ((await files.find(path)) === null) await files.remove(path);
  await orders.end(id);
  return false;
}

async function areThere({ files }: FilmPorts, path: string, sizes: readonly number[]) {
  const found = await Promise.all(sizes.map((size) => files.find(versionPath(path, size))));
  return found.every((file) => file !== null);
}

/** @returns the job's name; null when the owner of the film has had enough versions made for a day */
async function start(
  { limit, now, transcoder }: FilmPorts,
  { owner }: StoredFile,
  film: FilmHeader,
  wanted: Parameters<Transcoder['start']>[0],
): Promise<string | null> {
  if (owner === null) return transcoder.start(wanted);
  const seconds = Math.ceil(film.seconds) * wanted.outputs.length;
  const held = await limit.hold(owner, now(), seconds);
  if (held === null) {
    log('films.limited', { uid: owner });
    return null;
  }
  try {
    return await transcoder.start(wanted);
  } catch (error) {
    // a transcoder that is down for hours must not use up the day
    await held.release();
    throw error;
  }
}

/** Labels have at most 63 lower-case letters, digits and hyphens. */
function labelOf({ id, tries }: FilmOrder): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 40)}-${tries}`;
}
