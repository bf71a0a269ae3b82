import { AppError } from '@wbd/domain/errors';
import type { UploadState } from '@wbd/firebase/upload';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadJob } from './upload-file.ts';
import { upload } from './uploads.repository.ts';

const server = vi.hoisted(() => ({
  objects: 'https://files.example/o',
  /** sessions that were begun, and those that something was sent to */
  begun: 0,
  used: new Array<string>(),
  send: vi.fn<() => Promise<UploadState>>(),
  stoppedUntil: new Date(0),
}));
vi.mock('../advisors/advisors.repository.ts', () => ({
  readAdvisor: () => Promise.resolve({ uploadsStoppedUntil: server.stoppedUntil }),
}));
vi.mock('@wbd/firebase/firestore', () => ({
  explainDenial: (run: () => Promise<unknown>) => run(),
}));
vi.mock('@wbd/firebase/upload', async (original) => ({
  ...(await original<object>()),
  uploadEndpoint: () => ({ objects: server.objects, idToken: () => Promise.resolve('token') }),
  startUpload: () => Promise.resolve(`${server.objects}?upload_id=${server.begun++}`),
  uploadState: () => Promise.resolve({ done: false, offset: 0 }),
  sendPart: (_endpoint: unknown, session: string) => {
    server.used.push(session.slice(server.objects.length));
    return server.send();
  },
  isStored: () => Promise.resolve(true),
}));

/** What all windows of a browser have in common. */
function stubBrowser() {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: object,
    task: (lock: object | null) => Promise<string>,
  ) => {
    if (held.has(name)) return task(null);
    held.add(name);
    return task({}).finally(() => held.delete(name));
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const aJob = (signal = new AbortController().signal): UploadJob => ({
  file: new File(['film'], 'Film.mp4', { type: 'video/mp4', lastModified: 1 }),
  target: 'seminars/video',
  uid: 'me',
  onProgress: () => undefined,
  signal,
});

beforeEach(() => {
  stubBrowser();
  Object.assign(server, { begun: 0, used: [] });
  server.send.mockReset();
  server.send.mockResolvedValue({ done: true, isConfirmed: true });
});

test('UPLOAD-04 the window that is opened after another was closed goes on with its session', async () => {
  const closed = new AbortController();
  server.send.mockImplementationOnce(() => {
    closed.abort(new Error('closed'));
    return Promise.reject(new Error('closed'));
  });
  await expect(upload(aJob(closed.signal))).rejects.toThrow('closed');
  await upload(aJob());
  expect(server.used).toEqual(['?upload_id=0', '?upload_id=0']);
});

test('a browser that closes its storage costs the resumption, not the upload', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(await upload(aJob())).toMatch(/Film\.mp4$/);
});

test('a second window with the same file has a session of its own, and leaves the first one its', async () => {
  const arrived = Promise.withResolvers<UploadState>();
  server.send.mockReturnValueOnce(arrived.promise);
  const first = upload(aJob());
  await vi.waitFor(() => expect(server.used).toEqual(['?upload_id=0']));
  const second = await upload(aJob());
  expect(server.used).toEqual(['?upload_id=0', '?upload_id=1']);
  expect(localStorage.getItem(`wbd.upload:["me","seminars/video","Film.mp4",4,1]`)).toContain(
    'upload_id=0',
  );
  arrived.resolve({ done: true, isConfirmed: true });
  expect(await first).not.toBe(second);
});

test.each([
  ['upload/stopped', 60_000],
  ['permission/denied', -60_000],
])('a refusal is %s when uploads are stopped for another %i ms', async (code, stoppedFor) => {
  server.send.mockRejectedValue(new AppError('permission/denied'));
  server.stoppedUntil = new Date(Date.now() + stoppedFor);
  await expect(upload(aJob())).rejects.toMatchObject({ code });
});
