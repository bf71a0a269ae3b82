import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shellPage } from './shell-page.ts';

let server: Server;
let origin: string;
let answer: { status: number; body: string };
let asked: string[];
let time: number;

beforeEach(async () => {
  answer = { status: 200, body: 'eins' };
  asked = [];
  time = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => void server.close());

const shell = () => shellPage({ origin: () => origin, freshMs: 60_000, now: () => time });

test('the page is requested once in a while, for any number of visitors', async () => {
  const read = shell();
  expect(await Promise.all([read(), read(), read()])).toEqual(['eins', 'eins', 'eins']);
  answer = { status: 200, body: 'zwei' };
  time = 59_000;
  expect(await read()).toBe('eins');
  time = 60_000;
  expect(await read()).toBe('zwei');
  expect(asked).toEqual(['/shell.html', '/shell.html']);
});

test('while hosting is away the last page is served', async () => {
  const read = shell();
  await read();
  answer = { status: 503, body: 'away' };
  time = 120_000;
  expect(await read()).toBe('eins');
  answer = { status: 200, body: 'zwei' };
  expect(await read()).toBe('zwei');
});

test('without any answer it says so, and asks again', async () => {
  const read = shell();
  answer = { status: 404, body: '' };
  await expect(read()).rejects.toThrow('/shell.html answered 404');
  answer = { status: 200, body: 'eins' };
  expect(await read()).toBe('eins');
});
