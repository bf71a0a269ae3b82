import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { untilRefused } from './until-refused.ts';
import { HOST } from './workspace.ts';

test('a port counts as lost when its program is gone, not before', async () => {
  const server = createServer((socket) => socket.end());
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  let lost = false;
  let visits = 0;
  server.on('connection', () => (visits += 1));
  const watch = untilRefused(address.port, new AbortController().signal, 10).then(() => {
    lost = true;
  });
  await expect.poll(() => visits).toBeGreaterThan(3);
  expect(lost).toBe(false);
  server.close();
  await watch;
  expect(lost).toBe(true);
});
