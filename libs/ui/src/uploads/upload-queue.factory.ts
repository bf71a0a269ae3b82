import { vi } from 'vitest';
import { keptUploads } from './kept-uploads.ts';
import { UploadQueue, type QueuePorts } from './upload-queue.ts';
import type { UploadAbout, UploadWork, Work } from './upload.ts';

export const film = () => new File(['film'], 'film.mp4', { type: 'video/mp4' });
export const settled = () => new Promise((resolve) => setTimeout(resolve));

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
export class FakeLocks {
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
export const aBrowser = (): Browser => ({ storage: aStorage(), locks: new FakeLocks() });

/** A page of a browser; two of them are tabs, or a page before and after a reload. */
export function aPage({ storage, locks }: Browser = aBrowser(), ports: Partial<QueuePorts> = {}) {
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

export const about = (change: Partial<UploadAbout> = {}): UploadAbout => ({
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
export function aWork() {
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
