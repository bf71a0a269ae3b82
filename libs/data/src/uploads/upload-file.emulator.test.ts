import { randomBytes } from 'node:crypto';
import { uploadEndpoint, uploadSessions, type UploadEndpoint } from '@wbd/firebase/upload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileExists, publicUrl, storageOrigin } from '../../testing/files.ts';
import { Line } from '../../testing/line.ts';
import { actAs, newAdvisor, newId } from '../../testing/portal.ts';
import { uploadFile, type UploadJob } from './upload-file.ts';
import { uploadPorts } from './uploads.repository.ts';

// a busy machine takes its time to evaluate the first rule, and to start the first function
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const MB = 1024 * 1024;
/** Headers and what the protocol says besides the file. */
const OVERHEAD = 64 * 1024;
const content = randomBytes(3 * MB);

let line: Line;
let uid: string;

beforeEach(async () => {
  line = await Line.to(Number(new URL(storageOrigin).port));
  const advisor = await newAdvisor({ lv: 2 });
  await actAs(advisor);
  uid = advisor.id;
});

afterEach(() => line.close());

/** The browser's storage, which outlives a page. */
function aStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A page that was just opened: nothing of an earlier one but the storage is left. */
function aPage(storage: ReturnType<typeof aStorage>) {
  const portal = uploadEndpoint();
  const endpoint: UploadEndpoint = {
    ...portal,
    objects: portal.objects.replace(storageOrigin, line.origin),
  };
  const ports = uploadPorts(endpoint, uploadSessions(storage));
  // a test does not wait
  return { ...ports, pause: () => Promise.resolve() };
}

/** The same file as a person chooses it again. */
function aJob(changes: Partial<UploadJob> = {}): UploadJob {
  return {
    file: new File([content], 'Großer Film.mp4', { type: 'video/mp4', lastModified: 17 }),
    target: 'seminars/video',
    uid,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  };
}

async function expectStored(path: string): Promise<void> {
  const answer = await fetch(publicUrl(path));
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
}

test('UPLOAD-02.3 an upload lies at a safe path with its owner, and its content is what was chosen', async () => {
  const seen: number[] = [];
  const path = await uploadFile(
    aPage(aStorage()),
    aJob({ onProgress: (bytes) => seen.push(bytes) }),
  );
  expect(path).toMatch(/^seminars\/video\/\d{13}_[a-z2-7]{8}_Grosser_Film\.mp4$/);
  await expectStored(path);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(content.length);
  expect(line.sent).toBeLessThan(content.length + OVERHEAD);
});

test('UPLOAD-04 an upload that a reload broke off goes on: only the rest is sent', async () => {
  const storage = aStorage();
  // the line breaks in the middle of the file, and the page is closed before it comes back
  line.cutAfter = 1.5 * MB;
  const closed = new AbortController();
  let arrived = 0;
  const first = aPage(storage);
  const reload = () => {
    closed.abort(new Error('reload'));
    return Promise.resolve();
  };
  const broken = uploadFile(
    { ...first, pause: reload },
    aJob({ signal: closed.signal, onProgress: (bytes) => (arrived = bytes) }),
  );
  await expect(broken).rejects.toThrow('reload');
  expect(arrived).toBeGreaterThan(MB / 2);
  expect(storage.values.size).toBe(1);

  line.cutAfter = Infinity;
  line.sent = 0;
  const seen: number[] = [];
  const path = await uploadFile(aPage(storage), aJob({ onProgress: (bytes) => seen.push(bytes) }));
  expect(seen[0]).toBe(arrived);
  expect(line.sent).toBeLessThan(content.length - arrived + OVERHEAD);
  await expectStored(path);
  expect(storage.values.size).toBe(0);
});

test('UPLOAD-04 an upload survives a line that breaks and comes back, without a reload', async () => {
  line.cutAfter = 1.5 * MB;
  const page = aPage(aStorage());
  const pause = () => {
    line.cutAfter = Infinity;
    return Promise.resolve();
  };
  await expectStored(await uploadFile({ ...page, pause }, aJob()));
});

test('an upload whose session the server has forgotten begins again', async () => {
  const storage = aStorage();
  const closed = new AbortController();
  const stop = () => closed.abort(new Error('left'));
  await expect(
    uploadFile(aPage(storage), aJob({ onProgress: stop, signal: closed.signal })),
  ).rejects.toThrow('left');
  for (const [key, value] of storage.values) {
    storage.setItem(key, value.replace(/upload_id=[^&"]+/, 'upload_id=forgotten'));
  }
  await expectStored(await uploadFile(aPage(storage), aJob()));
});

test('UPLOAD-05 the rules refuse an upload for the wrong place, type or person, and nothing is stored', async () => {
  const storage = aStorage();
  const svg = new File(['<svg/>'], 'bild.svg', { type: 'image/svg+xml' });
  const other = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  for (const job of [
    aJob({ file: svg, target: 'seminars/thumb' }),
    aJob({ file: other, target: 'seminars/pdf' }),
    aJob({ file: other, uid: newId() }),
  ]) {
    const paths: string[] = [];
    const page = aPage(storage);
    const { transport } = page;
    const start: typeof transport.start = (upload, signal) => {
      paths.push(upload.path);
      return transport.start(upload, signal);
    };
    await expect(
      uploadFile({ ...page, transport: { ...transport, start } }, job),
    ).rejects.toMatchObject({ code: 'permission/denied' });
    expect(await Promise.all(paths.map(fileExists))).toEqual([false]);
  }
  expect(storage.values.size).toBe(0);
});
