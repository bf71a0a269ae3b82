import { STREAM_PLAYLIST, versionPath, type FilmHeader } from '@wbd/domain/files';
import { expect, test, vi } from 'vitest';
import { dying } from '../../../../test/dying.ts';
import { JobRefused, type JobState } from '../../../gateways/transcoder.ts';
import { advanceFilm, type FilmPorts } from './advance-film.service.ts';
import type { FilmOrder } from './film-orders.repository.ts';

const PATH = 'hero/loop/loop.mov';
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const FILM: FilmHeader = {
  width: 1920,
  height: 1080,
  seconds: 25,
  framesPerSecond: 30,
  bitsPerSecond: 16_000_000,
  hasSound: true,
  isPlayable: true,
};
const LONG: FilmHeader = { ...FILM, seconds: 600 };
const SIZES = [360, 540, 1080];

interface World {
  path: string;
  order: FilmOrder | null;
  leased: boolean;
  named: boolean;
  allowed: boolean;
  /** seconds of the owner's day that are used */
  held: number;
  now: Date;
  notes: { state: string; sizes: readonly number[]; isStream?: boolean; isPlayable?: boolean }[];
  files: Map<string, string | null>;
  contents: Map<string, string>;
  /** originals that are hardly read any longer */
  retired: string[];
  jobs: Map<string, { label: string; state: JobState }>;
}

/** What the transcoder writes for a stream. */
const STREAM = {
  '360.m4s': 'pictures',
  'sound.m4s': 'sound',
  'film-360.m3u8':
    '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MAP:URI="360.m4s",BYTERANGE="9@0"\n#EXTINF:2.0,\n#EXT-X-BYTERANGE:5@9\n360.m4s\n#EXT-X-ENDLIST\n',
  'manifest.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfilm-360.m3u8\n',
};

/** A database, a bucket and a transcoder in memory. */
function aWorld(film: FilmHeader | null = FILM, path = PATH) {
  const order = { id: 'event-loop', collection: 'advisors', row: 'adv', path };
  const world: World = {
    path,
    order: {
      ...order,
      orderedAt: NOW,
      tries: 0,
      job: null,
      isCounted: false,
      sizes: [],
      isStream: false,
      isPlayable: true,
    },
    contents: new Map(),
    leased: false,
    named: true,
    held: 0,
    allowed: true,
    now: NOW,
    notes: [],
    files: new Map([[path, 'adv']]),
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
      count(_, isCounted) {
        if (world.order) world.order = { ...world.order, isCounted };
        return Promise.resolve();
      },
      started(_, job, made) {
        if (world.order) world.order = { ...world.order, job, ...made };
        world.leased = false;
        return Promise.resolve();
      },
      again({ tries }) {
        if (world.order)
          world.order = { ...world.order, job: null, isCounted: false, tries: tries + 1 };
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
      async *pages(folder) {
        const below = [...world.files.keys()].filter((path) => path.startsWith(`${folder}/`));
        yield await Promise.resolve(
          below.map((path) => ({ path, owner: null, createdAt: NOW, size: 1 })),
        );
      },
      read(path) {
        const content = world.contents.get(path);
        return Promise.resolve(content === undefined ? null : new TextEncoder().encode(content));
      },
      write(path, { owner, content }) {
        world.files.set(path, owner);
        world.contents.set(path, new TextDecoder().decode(content));
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
    limits: [
      {
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
    ],
    now: () => world.now,
  };
  /** The transcoder ends all jobs. */
  const end = (state: JobState) => {
    for (const job of world.jobs.values()) job.state = state;
    if (state !== 'done') return;
    for (const size of SIZES) world.files.set(versionPath(PATH, size), null);
    for (const [name, content] of Object.entries(STREAM)) {
      world.files.set(`${world.path}/${name}`, null);
      world.contents.set(`${world.path}/${name}`, content);
    }
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
    // twice when it died before it could note the first time
    expect([COUNTED, 2 * COUNTED]).toContain(world.held);
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

test('a job that does not end is given up after a day', async () => {
  const { world, advance } = aWorld();
  await advance();
  world.now = LATER;
  expect(await advance()).toBe(false);
  expect(world.notes.at(-1)?.state).toBe('failed');
});

test.each([
  ['what is not a film', null, {}],
  ['a loop that is longer than a clip', { ...FILM, seconds: 600 }, {}],
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
  expect(world.notes.at(-1)).toEqual({ state: 'limited', sizes: [] });
});

/** What the loop counts: its seconds in each of its versions. */
const COUNTED = FILM.seconds * SIZES.length;
const refused = (isFinal: boolean) => new JobRefused(new Error('refused'), isFinal);

/** Starts a film with a transcoder that fails like this, several times. */
async function failing(start: FilmPorts['transcoder']['start'], { world, ports }: FailingWorld) {
  const transcoder = { ...ports.transcoder, start };
  for (let tried = 0; tried < 3; tried++) {
    await expect(advanceFilm({ ...ports, transcoder }, 'event-loop')).rejects.toThrow();
    world.leased = false;
  }
}
type FailingWorld = Pick<ReturnType<typeof aWorld>, 'world' | 'ports'>;

test('a transcoder that refuses jobs for now does not use up the day of the owner', async () => {
  const { world, ports, advance } = aWorld();
  await failing(() => Promise.reject(refused(false)), { world, ports });
  expect(world.held).toBe(0);
  await advance();
  expect([world.jobs.size, world.held]).toEqual([1, COUNTED]);
});

test('a film whose job may run counts once, however often it is tried', async () => {
  const { world, ports, advance } = aWorld();
  await failing(() => Promise.reject(new Error('timeout')), { world, ports });
  expect(world.held).toBe(COUNTED);
  // also while nothing more is allowed: it is counted
  world.allowed = false;
  await advance();
  expect([world.jobs.size, world.held]).toEqual([1, COUNTED]);
});

test('a job counts whose start was answered by nothing, and is found', async () => {
  const { world, ports, advance } = aWorld();
  const lost: FilmPorts['transcoder'] = {
    ...ports.transcoder,
    async start(job) {
      await ports.transcoder.start(job);
      throw new Error('socket hang up');
    },
  };
  await expect(advanceFilm({ ...ports, transcoder: lost }, 'event-loop')).rejects.toThrow('hang');
  expect([world.jobs.size, world.held]).toEqual([1, COUNTED]);
  world.leased = false;
  await advance();
  expect([world.jobs.size, world.held, world.order?.job]).toEqual([1, COUNTED, 'jobs/0']);
});

test('a job that the transcoder will never take fails at once and does not count', async () => {
  const { world, ports } = aWorld();
  const transcoder = { ...ports.transcoder, start: () => Promise.reject(refused(true)) };
  expect(await advanceFilm({ ...ports, transcoder }, 'event-loop')).toBe(false);
  expect(world.notes.at(-1)).toEqual({ state: 'failed', sizes: [] });
  expect([world.held, world.order]).toEqual([0, null]);
});

test('the second job of a film counts, too', async () => {
  const { world, end, advance } = aWorld();
  await advance();
  end('failed');
  await advance();
  await advance();
  expect([world.jobs.size, world.held]).toEqual([2, 2 * COUNTED]);
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

const INTRO = 'hero/intro/talk.mov';
const LIBRARY = 'knowledge_videos/video/talk.mov';
const QUALITIES = [360, 540, 720, 1080];

async function streamed(path: string, film = LONG) {
  const made = aWorld(film, path);
  await made.advance();
  made.end('done');
  while (await made.advance());
  return made.world;
}

test('a long film becomes a stream whose playlists resolve below a download address', async () => {
  const world = await streamed(INTRO);
  expect(world.notes.at(-1)).toEqual({ state: 'ready', sizes: QUALITIES, isStream: true });
  const master = world.contents.get(`${INTRO}/${STREAM_PLAYLIST}`) ?? '';
  const base = 'https://files.test/v0/b/bucket/o/hero%2Fintro%2Ftalk.mov%2Ffilm.m3u8?alt=media';
  const [, , child = ''] = master.split('\n');
  expect(new URL(child, base).href).toBe(
    'https://files.test/v0/b/bucket/o/hero%2Fintro%2Ftalk.mov%2Ffilm-360.m3u8?alt=media',
  );
  const media = world.contents.get(`${INTRO}/film-360.m3u8`) ?? '';
  expect(media).toContain('URI="hero%2Fintro%2Ftalk.mov%2F360.m4s?alt=media",BYTERANGE');
  expect(media).toContain('\nhero%2Fintro%2Ftalk.mov%2F360.m4s?alt=media\n');
  const made = [...Object.keys(STREAM), STREAM_PLAYLIST];
  expect(made.map((name) => world.files.get(`${INTRO}/${name}`))).toEqual(made.map(() => 'adv'));
});

test('playlists of a private film name no address', async () => {
  const world = await streamed(LIBRARY, { ...LONG, seconds: 20 });
  expect(world.contents.get(`${LIBRARY}/${STREAM_PLAYLIST}`)).toBe(STREAM['manifest.m3u8']);
  expect(world.contents.get(`${LIBRARY}/film-360.m3u8`)).not.toContain('alt=media');
});

test('a process killed while a stream is published leaves it to the next one', async () => {
  for (let step = 1; step <= 20; step += 1) {
    const { world, ports, end, advance } = aWorld(LONG, INTRO);
    await advance();
    end('done');
    await advanceFilm(dying(ports, step), 'event-loop').catch(() => undefined);
    while (await advance());
    expect([world.jobs.size, world.order]).toEqual([1, null]);
    expect(world.notes.at(-1)?.state).toBe('ready');
    expect(world.contents.get(`${INTRO}/film-360.m3u8`)?.match(/alt=media/g)).toHaveLength(2);
  }
});

test('a job that reports success without a playlist has failed', async () => {
  const { world, end, advance } = aWorld(LONG, INTRO);
  await advance();
  end('done');
  world.files.delete(`${INTRO}/manifest.m3u8`);
  while (await advance());
  expect(world.notes.at(-1)).toEqual({ state: 'failed', sizes: [], isStream: true });
});

test('an original that browsers do not play is marked before the transcoder is asked', async () => {
  const { world, ports, advance } = aWorld({ ...LONG, isPlayable: false }, INTRO);
  const down = { ...ports.transcoder, start: () => Promise.reject(new Error('down')) };
  await expect(advanceFilm({ ...ports, transcoder: down }, 'event-loop')).rejects.toThrow('down');
  const marks = { isStream: true, isPlayable: false };
  expect(world.notes).toEqual([{ state: 'processing', sizes: [], ...marks }]);
  world.leased = false;
  expect(await advance()).toBe(true);
  expect(world.jobs.size).toBe(1);
});

test('one that is too short for the transcoder says that it failed', async () => {
  const { world, advance } = aWorld({ ...FILM, seconds: 3, isPlayable: false }, INTRO);
  expect(await advance()).toBe(false);
  expect(world.notes).toEqual([{ state: 'failed', sizes: [], isPlayable: false }]);
});

test('nothing is held of a day whose month is used up', async () => {
  const { world, ports } = aWorld(LONG, INTRO);
  const full = { hold: () => Promise.resolve(null) };
  await advanceFilm({ ...ports, limits: [...ports.limits, full] }, 'event-loop');
  expect([world.held, world.jobs.size]).toEqual([0, 0]);
  expect(world.notes.at(-1)?.state).toBe('limited');
});
