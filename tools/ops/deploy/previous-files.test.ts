import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousFiles } from './previous-files.ts';
import { serve } from './serve.factory.ts';

let target: string;
let server: Awaited<ReturnType<typeof serve>>;
let origin: string;
/** what the site serves, by path; nothing else is there */
let site: Record<string, string>;

const now = new Date('2026-03-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

beforeEach(async () => {
  target = mkdtempSync(path.join(tmpdir(), 'wbd-previous-'));
  mkdirSync(path.join(target, 'chunks'));
  for (const file of ['shell.html', 'main.aaaaaaaaaa.js', 'chunks/new.js']) {
    writeFileSync(path.join(target, file), file);
  }
  site = {};
  server = await serve((request, response) => {
    const content = site[request.url ?? ''];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  origin = server.origin;
});
afterEach(() => {
  server.close();
  rmSync(target, { recursive: true });
});

const keep = () => keepPreviousFiles({ target, origin, now });
const read = (file: string) => readFileSync(path.join(target, file), 'utf8');

test('a first deployment keeps nothing and lists its own files', async () => {
  expect(await keep()).toEqual([]);
  expect(JSON.parse(read('files.json'))).toEqual({
    'chunks/new.js': now.toISOString(),
    'main.aaaaaaaaaa.js': now.toISOString(),
  });
});

test('files of earlier builds stay for two weeks', async () => {
  site = {
    '/files.json': JSON.stringify({
      'chunks/old.js': daysAgo(13),
      'chunks/ancient.js': daysAgo(15),
      'main.aaaaaaaaaa.js': daysAgo(20),
    }),
    '/chunks/old.js': 'old',
    '/chunks/ancient.js': 'ancient',
  };
  expect(await keep()).toEqual(['chunks/old.js']);
  expect(read('chunks/old.js')).toBe('old');
  expect(JSON.parse(read('files.json'))).toMatchObject({
    'chunks/old.js': daysAgo(13),
    'main.aaaaaaaaaa.js': now.toISOString(),
  });
});

test('a list can name neither the page nor a place outside', async () => {
  const list = {
    'shell.html': daysAgo(1),
    'chunks/../../x.js': daysAgo(1),
    '/etc/x.js': daysAgo(1),
  };
  site = { '/files.json': JSON.stringify(list), '/shell.html': 'old page' };
  expect(await keep()).toEqual([]);
  expect(read('shell.html')).toBe('shell.html');
});

test('a file that cannot be fetched stops the deployment', async () => {
  site = { '/files.json': JSON.stringify({ 'chunks/lost.js': daysAgo(1) }) };
  await expect(keep()).rejects.toThrow('/chunks/lost.js answered 404');
});

test('a site that does not answer is named', async () => {
  const nowhere = keepPreviousFiles({ target, origin: 'http://127.0.0.1:1', now });
  await expect(nowhere).rejects.toThrow('http://127.0.0.1:1/files.json does not answer');
});
