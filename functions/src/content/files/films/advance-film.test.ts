import { versionPath, type FilmHeader } from '@wbd/domain/files';
import { expect, test, vi } from 'vitest';
import { dying } from '../../../../test/dying.ts';
import type { JobState } from '../../../gateways/transcoder.ts';
import { advanceFilm, type FilmPorts } from './advance-film.service.ts';
import type { FilmOrder } from './film-orders.repository.ts';

const PATH = 'hero/loop/loop.mov';
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T18:00:01Z');
const FILM: FilmHeader = {
  width: 1920,
  height: 1080,
  seconds: 25,
  framesPerSecond: 30,
  bitsPerSecond: 16_000_000,
  hasSound: true,
};
const SIZES = [360, 540, 1080];

interface World {
  order: FilmOrder | null;
  leased: boolean;
  named: boolean;
  allowed: boolean;
  /** seconds of the owner's day that are used */
  held: number;
  now: Date;
  notes: { state: string; sizes: readonly number[] }[];
  files: Map<string, string | null>;
  /** originals that are hardly read any longer */
  retired: string[];
  jobs: Map<string, { label: string; state: JobState }>;
}

/** A database, a bucket and a transcoder in memory. */
function aWorld(film: FilmHeader | null = FILM) {
  const order = { id: 'event-loop', collection: 'advisors', row: 'adv', path: PATH };
  const world: World = {
    order: { ...order, orderedAt: NOW, tries: 0, job: null, sizes: [] },
    leased: false,
    named: true,
    held: 0,
    allowed: true,
    now: NOW,
    notes: [],
    files: new Map([[PATH, 'adv']]),
    retired: [],
    jobs: new Map(),
  };
  const ports: FilmPorts = {
    orders: {
      read: () => Promise.resolve(world.order),
      lease() {
        const isFree = !world.leased;
        world.leased = true;
        return Promise.resolve(isFree);
      },
      started(_, job, sizes) {
        if (world.order) world.order = { ...world.order, job, sizes };
        world.leased = false;
        return Promise.resolve();
      },
      again({ tries }) {
        if (world.order) world.order = { ...world.order, job: null, tries: tries + 1 };
        return Promise.resolve();
      },
      end() {
        world.order = null;
        return Promise.resolve();
      },
    },
    rows: {
      isNamed: () => Promise.resolve(world.named),
      note(_, note) {
        world.notes.push(note);
        return Promise.resolve(world.named);
      },
    },
    files: {
      find(path) {
        const owner = world.files.get(path);
        return Promise.resolve(
          owner === undefined ? null : { path, owner, createdAt: NOW, size: 1 },
        );
      },
      adopt: (path, owner) =>
        Promise.resolve(world.files.has(path) && !!world.files.set(path, owner)),
      retire(path) {
        world.retired.push(path);
        return Promise.resolve();
      },
      remove(path) {
        for (const one of world.files.keys()) if (one.startsWith(path)) world.files.delete(one);
        return Promise.resolve();
      },
    },
    header: () => Promise.resolve(film),
    transcoder: {
      start({ label }) {
        const name = `jobs/${world.jobs.size}`;
        world.jobs.set(name, { label, state: 'running' });
        return Promise.resolve(name);
      },
      find(label) {
        const found = [...world.jobs].find(([, job]) => job.label === label);
        return Promise.resolve(found?.[0] ?? null);
      },
      state: (name) => Promise.resolve(world.jobs.get(name)?.state ?? 'failed'),
    },
    limit: {
      hold: (_uid, _now, seconds = 1) => {
        if (!world.allowed) return Promise.resolve(null);
        world.held += seconds;
        return Promise.resolve({
          release() {
            world.held -= seconds;
            return Promise.resolve();
          },
        });
      },
    },
    now: () => world.now,
  };
  /** The transcoder ends all jobs. */
  const end = (state: JobState) => {
    for (const job of world.jobs.values()) job.state = state;
    if (state !== 'done') return;
    for (const size of SIZES) world.files.set(versionPath(PATH, size), null);
  };
  return { world, ports, end, advance: () => advanceFilm(ports, 'event-loop') };
}

test('a film gets its versions by one job, which belong to its owner', async () => {
  const { world, end, advance } = aWorld();
  expect(await advance()).toBe(true);
  expect(world.notes).toEqual([{ state: 'processing', sizes: [] }]);
  expect(await advance()).toBe(true);
  end('done');
  expect(await advance()).toBe(false);
  expect(world.notes.at(-1)).toEqual({ state: 'ready', sizes: SIZES });
  expect(SIZES.map((size) => world.files.get(versionPath(PATH, size)))).toEqual(
    SIZES.map(() => 'adv'),
  );
  expect([world.jobs.size, world.order, world.retired]).toEqual([1, null, [PATH]]);
});

test('a process killed after any step leaves an order that the next one carries out, with one job', async () => {
  for (let step = 1; step <= 12; step += 1) {
    const { world, ports, end, advance } = aWorld();
    await advanceFilm(dying(ports, step), 'event-loop').catch(() => undefined);
    // the lease ends by itself
    world.leased = false;
    await advance();
    await advance();
    end('done');
    await advanceFilm(dying(ports, step), 'event-loop').catch(() => undefined);
    while (await advance());
    expect([world.jobs.size, world.order]).toEqual([1, null]);
    expect(world.retired).toContain(PATH);
    expect(world.notes.at(-1)).toEqual({ state: 'ready', sizes: SIZES });
  }
});

test('two processes at once start one job', async () => {
  const { world, advance } = aWorld();
  await Promise.all([advance(), advance(), advance()]);
  expect(world.jobs.size).toBe(1);
});

test('a transcoder that is down leaves the order open', async () => {
  const { world, ports, advance } = aWorld();
  const down = { ...ports.transcoder, start: () => Promise.reject(new Error('unavailable')) };
  await expect(advanceFilm({ ...ports, transcoder: down }, 'event-loop')).rejects.toThrow();
  expect(world.order).not.toBeNull();
  world.leased = false;
  expect(await advance()).toBe(true);
  expect(world.jobs.size).toBe(1);
});

test('a job that fails is tried once more, then the row says so', async () => {
  const { world, end, advance } = aWorld();
  await advance();
  end('failed');
  expect(await advance()).toBe(true);
  expect(await advance()).toBe(true);
  expect(world.jobs.size).toBe(2);
  end('failed');
  expect(await advance()).toBe(false);
  expect(world.notes.at(-1)).toEqual({ state: 'failed', sizes: [] });
  // it plays
  expect(world.retired).toEqual([]);
  expect(world.files.has(PATH)).toBe(true);
});

test('a job that does not end is given up after six hours', async () => {
  const { world, advance } = aWorld();
  await advance();
  world.now = LATER;
  expect(await advance()).toBe(false);
  expect(world.notes.at(-1)?.state).toBe('failed');
});

test.each([
  ['what is not a film', null, {}],
  ['a film that is longer than a clip', { ...FILM, seconds: 600 }, {}],
  ['a film that its row no longer names', FILM, { named: false }],
])('%s costs no job and gets no note', async (_, film, facts) => {
  const { world, advance } = aWorld(film);
  Object.assign(world, facts);
  expect(await advance()).toBe(false);
  expect([world.jobs.size, world.notes, world.order]).toEqual([0, [], null]);
});

test('a film over the limit of its owner costs no job, and its row says so', async () => {
  const { world, advance } = aWorld();
  world.allowed = false;
  expect(await advance()).toBe(false);
  expect(world.jobs.size).toBe(0);
  expect(world.notes).toEqual([{ state: 'limited', sizes: [] }]);
});

test('a transcoder that is down does not use up the day of the owner', async () => {
  const { world, ports, advance } = aWorld();
  const down = { ...ports.transcoder, start: () => Promise.reject(new Error('down')) };
  for (let tried = 0; tried < 3; tried++) {
    await expect(advanceFilm({ ...ports, transcoder: down }, 'event-loop')).rejects.toThrow('down');
    world.leased = false;
  }
  expect(world.held).toBe(0);
  await advance();
  expect(world.held).toBeGreaterThan(0);
});

test('does not transcode again what another row already named', async () => {
  const { world, end, advance } = aWorld();
  end('done');
  expect(await advance()).toBe(false);
  expect(world.jobs.size).toBe(0);
  expect(world.notes).toEqual([{ state: 'ready', sizes: SIZES }]);
});

test('a film that is deleted while its job runs leaves no version behind', async () => {
  const { world, ports, end, advance } = aWorld();
  await advance();
  await ports.files.remove(PATH);
  end('done');
  expect(await advance()).toBe(false);
  expect([...world.files.keys()]).toEqual([]);
});

test('rethrows a storage failure while reading the header', async () => {
  const { ports } = aWorld();
  const header = vi.fn(() => Promise.reject(new Error('storage is down')));
  await expect(advanceFilm({ ...ports, header }, 'event-loop')).rejects.toThrow('storage is down');
});
