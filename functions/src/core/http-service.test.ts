import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineHttpPart, defineHttpService } from './http-service.ts';

const aPart = (name: string, path: RegExp) =>
  defineHttpPart({ name, path }, (_request, response) => void response.send(name));

let server: Server;
let origin: string;

beforeAll(async () => {
  const service = defineHttpService({}, [
    aPart('film', /\/action\/film\//),
    aPart('objection', /\/action\/objection$/),
  ]);
  const app = express();
  app.use(
    (request, response) => void service(Object.assign(request, { rawBody: Buffer.of() }), response),
  );
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

const answerTo = async (path: string) => (await fetch(`${origin}${path}`)).text();

test.each([
  ['/action/film/token/film.m3u8', 'film'],
  ['/action/objection?t=token', 'objection'],
  ['/links/action/objection', 'objection'],
])('%s is answered by the part %s', async (path, part) => {
  expect(await answerTo(path)).toBe(part);
});

test.each(['/', '/action', '/action/objection/more'])('%s is not found', async (path) => {
  const response = await fetch(`${origin}${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
