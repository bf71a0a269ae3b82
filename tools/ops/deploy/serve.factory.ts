import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Serves on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<{ origin: string; close(): void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
