import { AppError } from '@wbd/domain/errors';
import { SessionGone, UploadInterrupted, type UploadSession } from '@wbd/firebase/upload';
import { describe, expect, test, vi } from 'vitest';
import { fingerprint, uploadFile, type UploadJob, type UploadPorts } from './upload-file.ts';

const KB = 1024;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server that keeps uploads, and breaks on demand. */
class FakeServer {
  readonly sessions = new Map<string, { path: string; received: number; size: number }>();
  readonly kept = new Map<string, UploadSession>();
  readonly pauses: number[] = [];
  /** what the next requests meet, one after the other; null is answered */
  readonly troubles: ((() => Error) | null)[] = [];
  sent = 0;
  lost = false;
  /** whether it names the file once the last part has arrived */
  confirms = false;
  #now = Date.parse('2030-01-01T00:00:00Z');

  ports: UploadPorts = {
    transport: {
      start: async ({ path, size }) => {
        await this.#meet();
        const session = `ours:${this.sessions.size}`;
        this.sessions.set(session, { path, received: 0, size });
        return session;
      },
      state: async (session) => {
        await this.#meet();
        return this.#state(session);
      },
      send: async (session, { content, offset }) => {
        const one = this.#find(session);
        expect(offset).toBe(one.received);
        await this.#meet();
        one.received += content.size;
        this.sent += content.size;
        return this.#state(session, this.confirms);
      },
      isStored: () => Promise.resolve(!this.lost),
    },
    sessions: {
      find: (key) => this.kept.get(key) ?? null,
      keep: (key, session) => this.kept.set(key, session),
      forget: (key) => this.kept.delete(key),
    },
    isOurs: (session) => session.startsWith('ours:'),
    randomId: () => 'abcdefgh',
    now: () => new Date(this.#now),
    pause: (milliseconds) => {
      this.pauses.push(milliseconds);
      this.#now += milliseconds;
      return Promise.resolve();
    },
  };

  #meet(): Promise<void> {
    const trouble = this.troubles.shift();
    return trouble ? Promise.reject(trouble()) : Promise.resolve();
  }
  #find(session: string) {
    const one = this.sessions.get(session);
    if (!one) throw new SessionGone();
    return one;
  }
  #state(session: string, isConfirmed = false) {
    const { received, size } = this.#find(session);
    return received === size
      ? ({ done: true, isConfirmed } as const)
      : { done: false as const, offset: received };
  }
}

const interrupted = () => new UploadInterrupted();

function aJob(changes: Partial<UploadJob> = {}): UploadJob & { seen: number[] } {
  const seen: number[] = [];
  return {
    file: new File([new Uint8Array(3_000 * KB)], 'Hütte.mp4', {
      type: 'video/mp4',
      lastModified: 1,
    }),
    target: 'seminars/video',
    uid: 'me',
    onProgress: (bytes) => seen.push(bytes),
    signal: new AbortController().signal,
    seen,
    ...changes,
  };
}

describe('an upload', () => {
  test('sends the file once, in growing parts, and tells how far it is', async () => {
    const server = new FakeServer();
    const job = aJob();
    expect(await uploadFile(server.ports, job)).toBe(
      'seminars/video/1893456000000_abcdefgh_Huette.mp4',
    );
    expect(server.sent).toBe(job.file.size);
    expect(job.seen).toEqual([256, 768, 1792, 3000].map((kilobytes) => kilobytes * KB));
    expect(server.kept.size).toBe(0);
  });

  test('goes on after breaks, at what arrived, and waits longer until something arrives', async () => {
    const server = new FakeServer();
    server.troubles.push(
      interrupted,
      interrupted,
      null,
      null,
      interrupted,
      interrupted,
      interrupted,
    );
    const job = aJob();
    await uploadFile(server.ports, job);
    expect(server.sent).toBe(job.file.size);
    expect(server.pauses).toEqual([1000, 2000, 1000, 2000, 4000]);
  });

  test('gives up after ten minutes without progress, and the next attempt goes on', async () => {
    const server = new FakeServer();
    const job = aJob();
    server.troubles.push(null, null, ...Array.from({ length: 60 }, () => interrupted));
    await expect(uploadFile(server.ports, job)).rejects.toMatchObject({ code: 'unavailable' });
    const waited = server.pauses.reduce((sum, one) => sum + one, 0);
    expect(waited).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(waited).toBeLessThan(11 * MINUTE);
    server.troubles.length = 0;
    await uploadFile(server.ports, job);
    expect(server.sent).toBe(job.file.size);
    expect(server.sessions.size).toBe(1);
  });

  test('of a file that was changed or deleted since it was chosen fails at once', async () => {
    const server = new FakeServer();
    const job = aJob();
    // the line is fine: the browser refuses to read the file, and the request never leaves
    server.troubles.push(null, ...Array.from({ length: 60 }, () => interrupted));
    const unreadable = new Blob();
    vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    vi.spyOn(job.file, 'slice').mockReturnValue(unreadable);
    await expect(uploadFile(server.ports, job)).rejects.toMatchObject({
      code: 'upload/file-changed',
    });
    expect(server.pauses).toEqual([]);
  });

  test('that the server has forgotten begins again', async () => {
    const server = new FakeServer();
    const job = aJob();
    server.ports.sessions.keep(fingerprint(job), { session: 'ours:old', path: 'x', startedAt: 0 });
    expect(await uploadFile(server.ports, job)).toMatch(/Huette/);
    expect(server.sent).toBe(job.file.size);
  });

  test('never follows an address that is not our storage', async () => {
    const server = new FakeServer();
    const job = aJob();
    const elsewhere = { session: 'https://evil.example/', path: 'x', startedAt: 0 };
    server.ports.sessions.keep(fingerprint(job), elsewhere);
    await uploadFile(server.ports, job);
    expect([...server.sessions.keys()]).toEqual(['ours:0']);
  });

  test('that the rules refuse is refused at once, and nothing is kept of it', async () => {
    const server = new FakeServer();
    server.troubles.push(() => new AppError('permission/denied'));
    const refused = uploadFile(server.ports, aJob());
    await expect(refused).rejects.toMatchObject({ code: 'permission/denied' });
    expect(server.pauses).toEqual([]);
    expect(server.kept.size).toBe(0);
  });

  test('whose file is not there in the end is tried three times', async () => {
    const server = new FakeServer();
    server.lost = true;
    await expect(uploadFile(server.ports, aJob())).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.sessions.size).toBe(3);
  });

  // a file of the library may not be read, and the browser's console shows the refusal
  test('whose file the server names in the end is not asked about', async () => {
    const server = new FakeServer();
    server.confirms = true;
    server.lost = true;
    await expect(uploadFile(server.ports, aJob())).resolves.toMatch(/^seminars/);
    expect(server.sessions.size).toBe(1);
  });

  // the answer to its last part was lost, and it was not saved
  test.each([
    [1, 1],
    [3, 2],
  ])(
    'whose last answer was lost %d days ago is believed as long as its file is surely there',
    async (days, sessions) => {
      const server = new FakeServer();
      const job = aJob({ target: 'knowledge_videos/video' });
      const startedAt = server.ports.now().getTime() - days * DAY;
      server.sessions.set('ours:0', { path: 'x', received: job.file.size, size: job.file.size });
      server.ports.sessions.keep(fingerprint(job), { session: 'ours:0', path: 'x', startedAt });
      await uploadFile(server.ports, job);
      expect(server.sessions.size).toBe(sessions);
    },
  );

  test('that is aborted stops with the reason and can go on later', async () => {
    const server = new FakeServer();
    const abort = new AbortController();
    const stop = (bytes: number) => bytes > 500 * KB && abort.abort(new Error('left'));
    const job = aJob({ onProgress: stop, signal: abort.signal });
    await expect(uploadFile(server.ports, job)).rejects.toThrow('left');
    expect(server.kept.size).toBe(1);
    await uploadFile(server.ports, aJob());
    expect(server.sent).toBe(job.file.size);
  });

  test('of another file, place or person is another upload', () => {
    const job = aJob();
    const other = new File(['x'], 'Hütte.mp4', { lastModified: 1 });
    const prints = [job, { ...job, file: other }, { ...job, uid: 'you' }].map(fingerprint);
    prints.push(fingerprint({ ...job, target: 'seminars/trailer' }));
    expect(new Set(prints).size).toBe(4);
  });
});
