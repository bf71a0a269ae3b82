import '../../../../test/own-project.ts';
import { versionPath, type FilmHeader } from '@wbd/domain/files';
import { logger } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { newId } from '../../../../test/data.ts';
import { dying } from '../../../../test/dying.ts';
import { atMost } from '../../../core/at-most.ts';
import { db } from '../../../core/firestore.ts';
import type { JobState } from '../../../gateways/transcoder.ts';
import { advanceFilm, type FilmPorts } from './advance-film.service.ts';
import { filmOrders } from './film-orders.repository.ts';
import { filmVersions } from './film-versions.repository.ts';
import { followOrders } from './follow-films.service.ts';
import { orderFilms } from './order-films.service.ts';

const UPLOADS = 200;
const BROKEN = 7;
const REDELIVERED = 40;
const AT_ONCE = 20;
const OWNERS = 20;
const BEGIN = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60 * 1000;
const CLIP: FilmHeader = {
  width: 640,
  height: 360,
  seconds: 60,
  framesPerSecond: 30,
  bitsPerSecond: 3_000_000,
  hasSound: true,
  isPlayable: true,
};

/** A bucket and a transcoder in memory, which counts what it is paid for; orders and rows are in the database. */
function aTranscoder() {
  const stored = new Map<string, { owner: string | null }>();
  const jobs = new Map<string, { label: string; path: string; state: JobState }>();
  const clock = { now: BEGIN, isDown: true };
  const answer = <Value>(value: () => Value): Promise<Value> =>
    clock.isDown ? Promise.reject(new Error('unavailable')) : Promise.resolve(value());
  const ports: FilmPorts & { orders: typeof filmOrders } = {
    orders: filmOrders,
    rows: filmVersions,
    files: {
      find(path) {
        const file = stored.get(path);
        return Promise.resolve(file ? { path, ...file, createdAt: BEGIN, size: 1 } : null);
      },
      adopt: (path, owner) => Promise.resolve(stored.has(path) && !!stored.set(path, { owner })),
      retire: () => Promise.resolve(),
      remove(path) {
        stored.delete(path);
        return Promise.resolve();
      },
      async *pages() {
        yield await Promise.resolve([]);
      },
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
    },
    header: () => Promise.resolve(CLIP),
    transcoder: {
      start: ({ label, path }) =>
        answer(() => {
          const name = `jobs/${jobs.size}`;
          jobs.set(name, { label, path, state: 'running' });
          return name;
        }),
      find: (label) => answer(() => [...jobs].find(([, job]) => job.label === label)?.[0] ?? null),
      state: (name) => answer(() => jobs.get(name)?.state ?? 'failed'),
    },
    limits: [],
    now: () => clock.now,
  };
  /** Ends what runs; a broken film fails. */
  const work = (isBroken: (path: string) => boolean) => {
    for (const job of jobs.values()) {
      if (job.state !== 'running') continue;
      job.state = isBroken(job.path) ? 'failed' : 'done';
      if (job.state === 'done') stored.set(versionPath(job.path, 360), { owner: null });
    }
  };
  return { stored, jobs, clock, ports, work };
}

/** Rows of many advisors that name a film each, whose event is delivered twice. */
async function uploads(ports: FilmPorts, stored: Map<string, { owner: string | null }>) {
  const rows = Array.from({ length: UPLOADS }, (_, index) => {
    const owner = `adv-${index % OWNERS}`;
    const path = `testimonials/video/${newId('film')}.mp4`;
    stored.set(path, { owner });
    return { id: newId('testimonial'), owner, path };
  });
  const batch = db.batch();
  for (const { id, path } of rows) batch.set(db.doc(`testimonials/${id}`), { url: path });
  await batch.commit();
  const change = ({ id, path }: (typeof rows)[number]) => ({
    collection: 'testimonials' as const,
    id,
    before: undefined,
    after: { url: path },
  });
  const place = { orders: filmOrders, now: ports.now };
  await atMost(AT_ONCE, [...rows, ...rows], (row) => orderFilms(place, change(row), row.id));
  return rows;
}

test('200 uploads at once while the transcoder is down: each is paid once, and each row says what became of it', async () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  const { stored, jobs, clock, ports, work } = aTranscoder();
  const rows = await uploads(ports, stored);
  const open = await filmOrders.open();
  expect(open).toHaveLength(UPLOADS);

  // down: nothing is started, and the log says so
  expect(await followOrders(ports)).toBe(UPLOADS);
  expect(write.mock.calls.filter(([{ event }]) => event === 'films.waiting')).toHaveLength(UPLOADS);
  expect(jobs.size).toBe(0);

  // back after an hour: some triggers run beside the sweep, and processes die at each step
  clock.isDown = false;
  clock.now = new Date(BEGIN.getTime() + 60 * MINUTE_MS);
  const redelivered = () =>
    atMost(AT_ONCE, [...open.entries()].reverse().slice(0, REDELIVERED), ([index, id]) =>
      advanceFilm(dying(ports, 1 + (index % 12)), id).catch(() => true),
    );
  await Promise.all([redelivered(), followOrders(ports)]);
  clock.now = new Date(clock.now.getTime() + 3 * MINUTE_MS);
  await followOrders(ports);
  expect(new Set([...jobs.values()].map(({ label }) => label)).size).toBe(jobs.size);
  expect(jobs.size).toBe(UPLOADS);

  // ready in any order; broken films are tried once more
  const broken = new Set(rows.slice(0, BROKEN).map(({ path }) => path));
  while ((await filmOrders.open()).length > 0) {
    work((path) => broken.has(path));
    await Promise.all([redelivered(), followOrders(ports)]);
    clock.now = new Date(clock.now.getTime() + 3 * MINUTE_MS);
  }
  expect(jobs.size).toBe(UPLOADS + BROKEN);
  const noted = await db.getAll(...rows.map(({ id }) => db.doc(`testimonials/${id}`)));
  expect(noted.map((row): unknown => row.get('films'))).toEqual(
    rows.map(({ path }) => [
      broken.has(path)
        ? { path, state: 'failed', sizes: [] }
        : { path, state: 'ready', sizes: [360] },
    ]),
  );
  for (const { path, owner } of rows) {
    expect(stored.get(path)).toEqual({ owner });
    expect(stored.get(versionPath(path, 360)) ?? null).toEqual(broken.has(path) ? null : { owner });
  }
});
