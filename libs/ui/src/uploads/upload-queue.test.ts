import { AppError } from '@wbd/domain/errors';
import { describe, expect, test, vi } from 'vitest';
import { keptUploads } from './kept-uploads.ts';
import { UploadQueue, type QueuePorts } from './upload-queue.ts';
import type { UploadAbout, UploadWork, Work } from './upload.ts';

const HOUR_MS = 60 * 60 * 1000;
const film = () => new File(['film'], 'film.mp4', { type: 'video/mp4' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function aStorage() {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** The locks of one browser. */
class FakeLocks {
  readonly #held = new Map<string, PromiseWithResolvers<undefined>>();
  claim = (id: string) => {
    if (this.#held.has(id)) return Promise.resolve(null);
    const held = Promise.withResolvers<undefined>();
    this.#held.set(id, held);
    return Promise.resolve(() => {
      this.#held.delete(id);
      held.resolve(undefined);
    });
  };
  whenFree = async (id: string) => {
    await this.#held.get(id)?.promise;
  };
}

interface Browser {
  storage: ReturnType<typeof aStorage>;
  locks: FakeLocks;
}
const aBrowser = (): Browser => ({ storage: aStorage(), locks: new FakeLocks() });

/** A page of a browser; two of them are tabs, or a page before and after a reload. */
function aPage({ storage, locks }: Browser = aBrowser(), ports: Partial<QueuePorts> = {}) {
  const time = { now: 1_000 };
  const queue = new UploadQueue({
    kept: keptUploads(storage, () => time.now),
    claim: locks.claim,
    whenFree: locks.whenFree,
    isOnline: () => true,
    whenOnline: () => Promise.resolve(),
    prepare: (file) => Promise.resolve(file),
    forgetPrepared: () => undefined,
    forgetAllPrepared: () => undefined,
    now: () => time.now,
    ...ports,
  });
  const states = () => queue.store.getState().uploads.map(({ state }) => state.step);
  return { queue, states, time };
}

const about = (change: Partial<UploadAbout> = {}): UploadAbout => ({
  uid: 'pro',
  form: 'video',
  title: 'Das erste Gespräch',
  path: '/intern/wissensbibliothek',
  shownAt: '/intern/wissensbibliothek?tab=a',
  values: { title: 'Das erste Gespräch' },
  files: { video: film(), thumb: null },
  ...change,
});

/** Work that ends when the test says so. */
function aWork() {
  const end = Promise.withResolvers<undefined>();
  const started = Promise.withResolvers<UploadWork>();
  const work: Work = async (job) => {
    started.resolve(job);
    const stopped = new Promise((_, reject) => {
      job.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    await Promise.race([end.promise, stopped]);
  };
  return { work: vi.fn(work), end, started: started.promise };
}

describe('UPLOAD-03 an upload', () => {
  test('that its form waits for tells when it is done', async () => {
    const { queue, states } = aPage();
    const { work, end } = aWork();
    const id = queue.start(work, about());
    end.resolve(undefined);
    await expect(queue.outcome(id)).resolves.toEqual({ ok: true, isInBackground: false });
    expect(states()).toEqual(['done']);
  });

  test('that goes on in the background lets its form go, and writes the row later', async () => {
    const { queue, states } = aPage();
    const { work, end } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    await expect(queue.outcome(id)).resolves.toEqual({ ok: true, isInBackground: true });
    expect(states()).toEqual(['busy']);
    end.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('waits while two others are sent, and begins when one ends', async () => {
    const { queue } = aPage();
    const works = [aWork(), aWork(), aWork()];
    for (const { work } of works) queue.start(work, about());
    await settled();
    expect(works.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
    expect(queue.store.getState().uploads[2]?.state).toMatchObject({
      progress: { stage: 'waiting' },
    });
    works[1]?.end.resolve(undefined);
    await works[2]?.started;
  });

  test('that is cancelled while it waits leaves its turn to the next', async () => {
    const { queue } = aPage();
    const works = [aWork(), aWork(), aWork(), aWork()];
    const ids = works.map(({ work }) => queue.start(work, about()));
    await settled();
    queue.cancel(ids[2] ?? '');
    works[0]?.end.resolve(undefined);
    await works[3]?.started;
    expect(works[2]?.work).not.toHaveBeenCalled();
  });

  test('that fails keeps what was typed, and a retry does the work again', async () => {
    const { queue, states } = aPage();
    const work = vi.fn<Work>().mockRejectedValueOnce(new AppError('permission/denied'));
    const id = queue.start(work, about());
    queue.toBackground(id);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(queue.draft(id, { uid: 'pro', form: 'video' })?.values).toEqual({
      title: 'Das erste Gespräch',
    });
    queue.retry(id);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('that loses the network waits for it, and goes on', async () => {
    let isOnline = false;
    const back = Promise.withResolvers<undefined>();
    const { queue, states } = aPage(aBrowser(), {
      isOnline: () => isOnline,
      whenOnline: () => back.promise,
    });
    const lost = Promise.withResolvers<undefined>();
    const work = vi.fn<Work>().mockImplementationOnce(async () => {
      await lost.promise;
      throw new AppError('unavailable');
    });
    const id = queue.start(work, about());
    queue.toBackground(id);
    lost.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['offline']));
    isOnline = true;
    back.resolve(undefined);
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  test('that is cancelled can be taken up again, and its late end changes nothing', async () => {
    const { queue, states } = aPage();
    const { work, started } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    await started;
    queue.cancel(id);
    await settled();
    expect(states()).toEqual(['cancelled']);
    queue.retry(id);
    await settled();
    expect(states()).toEqual(['busy']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is not cancelled while its row is written', async () => {
    const { queue, states } = aPage();
    const { work, started } = aWork();
    const id = queue.start(work, about());
    const job = await started;
    job.onProgress({ percent: 95, stage: 'saving' });
    queue.cancel(id);
    expect(states()).toEqual(['busy']);
    expect(job.signal.aborted).toBe(false);
  });

  test('of an older module, without a description, cannot leave its form', async () => {
    const { queue } = aPage();
    const { work } = aWork();
    const id = queue.start(work, null);
    queue.toBackground(id);
    await settled();
    expect(queue.store.getState().uploads).toMatchObject([{ isInBackground: false }]);
  });
});

describe('UPLOAD-04 after a reload', () => {
  const form = { uid: 'pro', form: 'video' };

  /** A page that ended while an upload ran: its locks went with it. */
  async function aReload(run: (queue: UploadQueue, id: string) => Promise<void> | void) {
    const { storage } = aBrowser();
    const { queue } = aPage({ storage, locks: new FakeLocks() });
    const { work, started } = aWork();
    const id = queue.start(work, about());
    queue.toBackground(id);
    const job = await started;
    await run(queue, id);
    const after = aPage({ storage, locks: new FakeLocks() });
    return { ...after, id, job };
  }

  test('the upload is there with what was typed and the name of the missing file', async () => {
    const { queue, id } = await aReload(() => undefined);
    await queue.load('pro');
    expect(queue.store.getState().uploads).toMatchObject([
      { id, state: { step: 'interrupted' }, missing: ['film.mp4'], isInBackground: true },
    ]);
    expect(queue.draft(id, form)).toEqual({
      values: { title: 'Das erste Gespräch' },
      files: { video: null },
      missing: ['film.mp4'],
    });
  });

  test('a file that arrived need not be chosen again, for a day', async () => {
    const { storage } = aBrowser();
    const before = aPage({ storage, locks: new FakeLocks() });
    const video = film();
    const { work, started } = aWork();
    const id = before.queue.start(work, about({ files: { video } }));
    (await started).onArrived(video, 'knowledge_videos/video/pro/1.mp4');
    const { queue, time } = aPage({ storage, locks: new FakeLocks() });
    expect(queue.draft(id, form)).toMatchObject({
      files: { video: 'knowledge_videos/video/pro/1.mp4' },
      missing: [],
    });
    time.now += 25 * HOUR_MS;
    expect(queue.draft(id, form)).toMatchObject({ files: { video: null }, missing: ['film.mp4'] });
    time.now += 6 * 24 * HOUR_MS;
    expect(queue.draft(id, form)).toBeNull();
  });

  test('another person, or another form, does not see it', async () => {
    const { queue, id, states } = await aReload(() => undefined);
    await queue.load('basic');
    expect(states()).toEqual([]);
    expect(queue.draft(id, { ...form, uid: 'basic' })).toBeNull();
    expect(queue.draft(id, { ...form, form: 'seminar' })).toBeNull();
  });

  test('what was removed, or done, is gone', async () => {
    const { queue, states } = await aReload((before, id) => before.remove(id));
    await queue.load('pro');
    expect(states()).toEqual([]);
  });

  test('the form that goes on with it takes its place in the list', async () => {
    const { queue, id, states } = await aReload(() => undefined);
    await queue.load('pro');
    const { work, end } = aWork();
    expect(queue.start(work, about({ id }))).toBe(id);
    expect(states()).toEqual(['busy']);
    end.resolve(undefined);
    await queue.outcome(id);
    await queue.load('pro');
    expect(states()).toEqual(['done']);
  });

  test('signing out forgets all of the person, and nothing of others', async () => {
    const browser = aBrowser();
    const { queue } = aPage(browser);
    queue.start(aWork().work, about());
    const others = aPage({ ...browser, locks: new FakeLocks() });
    others.queue.start(aWork().work, about({ uid: 'basic' }));
    await settled();
    queue.removeAll('pro');
    const after = aPage({ ...browser, locks: new FakeLocks() });
    await after.queue.load('pro');
    expect(after.states()).toEqual([]);
    await after.queue.load('basic');
    expect(after.states()).toEqual(['interrupted']);
  });
});

describe('an upload of another tab', () => {
  test('is shown as such, not started twice, and taken over when the tab is gone', async () => {
    const browser = aBrowser();
    const first = aPage(browser);
    const id = first.queue.start(aWork().work, about());
    await settled();
    const second = aPage(browser);
    void second.queue.load('pro');
    await vi.waitFor(() => expect(second.states()).toEqual(['elsewhere']));
    const { work } = aWork();
    second.queue.start(work, about({ id }));
    await vi.waitFor(() => expect(second.states()).toEqual(['failed']));
    expect(work).not.toHaveBeenCalled();
    expect(second.queue.store.getState().uploads[0]?.state).toMatchObject({
      error: { code: 'upload/elsewhere' },
    });
  });

  test('disappears when it is done there', async () => {
    const browser = aBrowser();
    const first = aPage(browser);
    const { work, end } = aWork();
    const id = first.queue.start(work, about());
    await settled();
    const second = aPage(browser);
    void second.queue.load('pro');
    await vi.waitFor(() => expect(second.states()).toEqual(['elsewhere']));
    end.resolve(undefined);
    await first.queue.outcome(id);
    first.queue.remove(id);
    await vi.waitFor(() => expect(second.states()).toEqual([]));
  });
});

test('a file that changed on the disk has to be chosen again, also in the same page', async () => {
  const { queue, states } = aPage();
  const changed = vi.fn<Work>().mockRejectedValue(new AppError('upload/file-changed'));
  const id = queue.start(changed, about());
  queue.toBackground(id);
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(queue.draft(id, { uid: 'pro', form: 'video' })).toMatchObject({
    files: { video: null },
    missing: ['film.mp4'],
  });
});

test('a person who signs in after another one stops what the other began', async () => {
  const { queue, states } = aPage();
  const { work, started } = aWork();
  queue.start(work, about());
  const { signal } = await started;
  await queue.load('basic');
  expect(signal.aborted).toBe(true);
  expect(states()).toEqual([]);
});
