import { afterEach, expect, test, vi } from 'vitest';
import { sendPart, SessionGone, UploadInterrupted, uploadState } from './resumable-upload.ts';

const endpoint = {
  objects: 'https://files.example/o',
  idToken: () => Promise.resolve('token'),
};
const session = `${endpoint.objects}?upload_id=1`;
const { signal } = new AbortController();

function answers(headers: Record<string, string>, body: string | null = null) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
}
const send = (isLast: boolean) =>
  sendPart(endpoint, session, { content: new Blob(['film']), offset: 8, isLast }, signal);

afterEach(() => vi.unstubAllGlobals());

test('a part that arrived is counted, and the last one ends the upload', async () => {
  answers({ 'x-goog-upload-status': 'active' });
  expect(await send(false)).toEqual({ done: false, offset: 12 });
  answers({ 'x-goog-upload-status': 'final' }, '{"size":"12"}');
  expect(await send(true)).toEqual({ done: true, isConfirmed: true });
});

test.each([
  ['another size', '{"size":"11"}'],
  ['no file', '{}'],
  ['no JSON', 'OK'],
])('an end that names %s is not taken for a file that is there', async (_what, body) => {
  answers({ 'x-goog-upload-status': 'final' }, body);
  expect(await send(true)).toEqual({ done: true, isConfirmed: false });
});

// taken for success, it would be sent again and again without a pause
test.each([
  ['a part whose answer does not say how the upload stands', false, {}],
  ['a last part after which the upload goes on', true, { 'x-goog-upload-status': 'active' }],
] as const)('%s is asked about', async (_what, isLast, headers) => {
  answers(headers);
  await expect(send(isLast)).rejects.toBeInstanceOf(UploadInterrupted);
});

test('a session that was cancelled is gone', async () => {
  answers({ 'x-goog-upload-status': 'cancelled' });
  await expect(uploadState(endpoint, session, signal)).rejects.toBeInstanceOf(SessionGone);
});
