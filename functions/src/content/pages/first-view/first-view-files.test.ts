import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIRST_VIEW_FORMAT } from '@wbd/domain/first-view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstViewFiles } from './first-view-files.ts';

let server: Server;
let origin: string;
let files: Record<string, unknown>;
let asked: string[];

beforeEach(async () => {
  files = {};
  asked = [];
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    response.writeHead(url in files ? 200 : 404).end(JSON.stringify(files[url]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => void server.close());

const SHELL =
  '<script id="wbd-env" type="application/json">{"remotesUrl":"/remotes.json"}</script>';
const first = '/remotes/public/1/first-view.aa.json';
const second = '/remotes/public/2/first-view.bb.json';
const viewFile = (name: string) => ({
  format: FIRST_VIEW_FORMAT,
  rules: {},
  sections: {},
  pages: { [name]: [name] },
});
const list = (firstView: string | undefined) => ({
  modules: {
    crm: { areas: [{ path: '/intern/crm' }], firstView: '/remotes/crm/1/first-view.cc.json' },
    broken: 'nonsense',
    public: { areas: [{ path: '/' }, { path: '/auth' }], firstView },
  },
});
const reader = (freshMs = 0) => firstViewFiles({ origin: () => origin, freshMs });

test('the first view is that of the live version, also after a roll back', async () => {
  const read = reader();
  files = { '/remotes.json': list(second), [first]: viewFile('one'), [second]: viewFile('two') };
  expect(await read(SHELL)).toEqual({ address: second, file: viewFile('two') });
  files['/remotes.json'] = list(first);
  expect(await read(SHELL)).toEqual({ address: first, file: viewFile('one') });
});

test('the list is requested once in a while, a file once', async () => {
  const read = reader(60_000);
  files = { '/remotes.json': list(first), [first]: viewFile('one') };
  await Promise.all([read(SHELL), read(SHELL)]);
  await read(SHELL);
  expect(asked).toEqual(['/remotes.json', first]);
});

test('a version without a first view has none', async () => {
  files = { '/remotes.json': list(undefined) };
  expect(await reader()(SHELL)).toBeNull();
});

test.each([
  ['of another format', { ...viewFile('one'), format: 99 }],
  ['that is missing', undefined],
])('a file %s is an error, and is asked for again', async (_what, content) => {
  const read = reader();
  files = { '/remotes.json': list(first), ...(content && { [first]: content }) };
  await expect(read(SHELL)).rejects.toThrow();
  files[first] = viewFile('one');
  expect(await read(SHELL)).toMatchObject({ address: first });
});

test.each([
  'https://evil.example/remotes/public/1/first-view.json',
  '//evil.example/first-view.json',
  '/uploads/first-view.json',
  '/remotes/../uploads/first-view.json',
])('HTML is never taken from %s', async (elsewhere) => {
  files = { '/remotes.json': list(elsewhere) };
  await expect(reader()(SHELL)).rejects.toThrow('lies elsewhere');
  expect(asked).toEqual(['/remotes.json']);
});
