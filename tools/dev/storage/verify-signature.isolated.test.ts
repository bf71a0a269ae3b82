import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { beforeAll, describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';
import { createSigner, writeKeyFile } from '../../base/signer.ts';
import { verifySignature } from './verify-signature.ts';

const SECONDS = 1800;
const signer = createSigner();
const from = Math.floor(Date.now() / 1000) * 1000;
const after = (seconds: number) => new Date(from + seconds * 1000);
let signed: URL;

beforeAll(async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'wbd-signer-')), 'key.json');
  writeKeyFile(file, signer);
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  const object = new Storage({ projectId: 'demo' })
    .bucket('demo.appspot.com')
    .file('knowledge_videos/video/Straße (1).mp4');
  const [url] = await object.getSignedUrl({
    version: 'v4',
    action: 'read',
    accessibleAt: from,
    expires: from + SECONDS * 1000,
    host: new URL('http://127.0.0.1:4500'),
  });
  signed = new URL(url);
});

interface Changes {
  method?: string;
  host?: string;
  change?: (url: URL) => void;
}

function verdict(now: Date, { method = 'GET', host = '127.0.0.1:4500', change }: Changes = {}) {
  const url = new URL(signed);
  change?.(url);
  const request = { method, url: `${url.pathname}${url.search}`, headers: { host } };
  return verifySignature(request, signer, now);
}

describe('an address signed by the library of Cloud Storage', () => {
  test('holds from the beginning to its last second, and not longer', () => {
    expect(verdict(after(0))).toBe('valid');
    expect(verdict(after(SECONDS))).toBe('valid');
    expect(verdict(after(SECONDS + 1))).toBe('expired');
    expect(verdict(after(-3600))).toBe('malformed');
  });

  test.each<[string, Changes]>([
    ['another path', { change: (url) => (url.pathname = url.pathname.replace('1', '2')) }],
    ['another bucket', { change: (url) => (url.pathname = url.pathname.replace('demo', 'else')) }],
    ['another method', { method: 'PUT' }],
    ['another host', { host: 'example.org' }],
    ['a longer time', { change: (url) => url.searchParams.set('X-Goog-Expires', '9000') }],
    ['a later date', { change: (url) => url.searchParams.set('X-Goog-Date', '20400101T000000Z') }],
    ['another parameter', { change: (url) => url.searchParams.set('generation', '1') }],
    [
      'another account',
      {
        change: (url) => {
          const credential = url.searchParams.get('X-Goog-Credential') ?? '';
          url.searchParams.set('X-Goog-Credential', credential.replace('portal', 'admin'));
        },
      },
    ],
    ['no signature', { change: (url) => url.searchParams.delete('X-Goog-Signature') }],
  ])('is refused with %s', (_what, changes) => {
    expect(verdict(after(1), changes)).toBe('forged');
  });

  test('signed with another key is refused', () => {
    const request = {
      method: 'GET',
      url: `${signed.pathname}${signed.search}`,
      headers: { host: '127.0.0.1' },
    };
    expect(verifySignature(request, createSigner(), after(1))).toBe('forged');
    expect(verifySignature(request, signer, after(1))).toBe('valid');
  });

  test('an address that is not signed at all is refused', () => {
    expect(verdict(after(1), { change: (url) => (url.search = '') })).toBe('malformed');
    expect(
      verdict(after(1), { change: (url) => url.searchParams.set('X-Goog-Algorithm', 'none') }),
    ).toBe('malformed');
  });
});

test.each([
  [undefined, 100, null],
  ['bytes=0-', 100, { first: 0, last: 99 }],
  ['bytes=10-19', 100, { first: 10, last: 19 }],
  ['bytes=90-200', 100, { first: 90, last: 99 }],
  ['bytes=-5', 100, { first: 95, last: 99 }],
  ['bytes=-500', 100, { first: 0, last: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=9-3', 100, null],
  ['bytes=0-1,5-6', 100, null],
  ['bytes=-', 100, null],
  ['items=0-1', 100, null],
])('range %j of %d bytes', (header, size, expected) => {
  expect(byteRange(header, size)).toEqual(expected);
});
