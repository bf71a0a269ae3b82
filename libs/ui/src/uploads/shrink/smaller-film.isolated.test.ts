import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetSmaller, offersShrinking, setShrinkingWanted, smallerFilm } from './smaller-film.ts';

const FROM_BYTES = 200 * 1024 * 1024;

function aFilm(size = FROM_BYTES + 1): File {
  const film = new File(['film'], 'Mein Film.mov', { type: 'video/quicktime', lastModified: 1 });
  Object.defineProperty(film, 'size', { value: size });
  return film;
}

/** The browser's private files. */
class FakeFolder {
  readonly files = new Map<string, File>();
  getFileHandle = (name: string, { create = false } = {}) => {
    if (!this.files.has(name) && create) this.files.set(name, new File([], name));
    const file = this.files.get(name);
    if (!file) return Promise.reject(new DOMException('', 'NotFoundError'));
    return Promise.resolve({ name, getFile: () => Promise.resolve(this.files.get(name)) });
  };
  removeEntry = (name: string) => Promise.resolve(void this.files.delete(name));
  getDirectoryHandle = () => Promise.resolve(this);
  *values() {
    yield* [];
  }
}

let folder: FakeFolder;
let workers: number;
const terminate = vi.fn();
/** Sends a later answer from the worker that was started last. */
let tell: (answer: Answer) => void;
type Answer = { isSmaller: boolean } | { ratio: number } | 'crash';

/** A worker that answers so, and writes the copy before it says that it is smaller. */
function workerAnswers(...answers: Answer[]) {
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      workers += 1;
      tell = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate = terminate;
    postMessage({ name }: { name: string }) {
      for (const data of answers) {
        if (data === 'crash') this.dispatchEvent(new Event('error'));
        else {
          if ('isSmaller' in data && data.isSmaller) folder.files.set(name, new File(['x'], name));
          this.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
}

beforeEach(() => {
  folder = new FakeFolder();
  workers = 0;
  terminate.mockClear();
  vi.stubGlobal('VideoEncoder', () => undefined);
  vi.stubGlobal('VideoDecoder', () => undefined);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signal = () => new AbortController().signal;

describe('UPLOAD-04 a film of more than 200 MB', () => {
  test('is sent as a smaller copy, and says how far that is', async () => {
    workerAnswers({ ratio: 0.5 }, { isSmaller: true });
    const ratios: number[] = [];
    const copy = await smallerFilm(aFilm(), (ratio) => ratios.push(ratio), signal());
    expect([copy.name, copy.type, copy.size]).toEqual(['Mein Film.mp4', 'video/mp4', 1]);
    expect(ratios).toEqual([0.5]);
  });

  test('has the same copy after a reload, until it is forgotten', async () => {
    workerAnswers({ isSmaller: true });
    const film = aFilm();
    const first = await smallerFilm(film, () => undefined, signal());
    const second = await smallerFilm(aFilm(), () => undefined, signal());
    expect(workers).toBe(1);
    expect(second.lastModified).toBe(first.lastModified);
    await forgetSmaller(film);
    expect(folder.files.size).toBe(0);
  });

  test.each<[string, Answer]>([
    ['the copy would not be smaller', { isSmaller: false }],
    ['the worker fails', 'crash'],
  ])('sends the film itself when %s', async (_, answer) => {
    workerAnswers(answer);
    const film = aFilm();
    expect(await smallerFilm(film, () => undefined, signal())).toBe(film);
    expect(folder.files.size).toBe(0);
  });

  test('uploads the original and terminates the worker when it reports no progress for two minutes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    workerAnswers();
    const begun = vi.waitUntil(() => workers === 1);
    const film = aFilm();
    const sent = smallerFilm(film, () => undefined, signal());
    await begun;
    vi.advanceTimersByTime(110_000);
    tell({ ratio: 0.5 });
    vi.advanceTimersByTime(110_000);
    expect(terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(await sent).toBe(film);
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  test('is sent as it is when the disk is full, or the person wants that', async () => {
    workerAnswers({ isSmaller: true });
    const film = aFilm();
    setShrinkingWanted(film, false);
    expect(await smallerFilm(film, () => undefined, signal())).toBe(film);
    setShrinkingWanted(film, true);
    folder.getFileHandle = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    expect(await smallerFilm(film, () => undefined, signal())).toBe(film);
  });

  test('that is cancelled meanwhile is not sent at all', async () => {
    workerAnswers();
    const controller = new AbortController();
    const film = smallerFilm(aFilm(), () => undefined, controller.signal);
    setTimeout(() => controller.abort());
    await expect(film).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a smaller film, or a browser without WebCodecs, is not asked about', () => {
  expect(offersShrinking(aFilm())).toBe(true);
  expect(offersShrinking(aFilm(FROM_BYTES))).toBe(false);
  Reflect.deleteProperty(globalThis, 'VideoEncoder');
  expect(offersShrinking(aFilm())).toBe(false);
});
