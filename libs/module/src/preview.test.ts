import { beforeAll, expect, test } from 'vitest';
import { previewKeySchema, readPreview, signPreview, type PreviewKey } from './preview.ts';

const preview = { module: 'crm', version: '0123456789ab', expires: '2026-02-01T12:00:00.000Z' };
const BEFORE = new Date('2026-02-01T11:59:59Z');

async function makeKeys(): Promise<{ own: JsonWebKey; known: PreviewKey }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const own = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { own, known: previewKeySchema.parse(own) };
}

let keys: Awaited<ReturnType<typeof makeKeys>>;
let token: string;

beforeAll(async () => {
  keys = await makeKeys();
  token = await signPreview(preview, keys.own);
});

test('a preview is read with the key that belongs to it, until it expires', async () => {
  expect(await readPreview(token, keys.known, BEFORE)).toEqual(preview);
  expect(await readPreview(token, keys.known, new Date(preview.expires))).toBeNull();
});

test('one that was signed by someone else, changed or made up is none', async () => {
  const { known: other } = await makeKeys();
  expect(await readPreview(token, other, BEFORE)).toBeNull();
  const [, signature = ''] = token.split('.');
  const forged = btoa(JSON.stringify({ ...preview, module: 'admin' })).replaceAll('=', '');
  for (const made of [`${forged}.${signature}`, `${token}x`, forged, '', '.', 'ä.ä']) {
    expect(await readPreview(made, keys.known, BEFORE)).toBeNull();
  }
});
