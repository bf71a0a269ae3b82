/**
 * node tools/dev/transcoder/run.ts --port 12112 --host 127.0.0.1 --storage http://127.0.0.1:9199
 *
 * The stand-in for Google's Transcoder API as a program of its own.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { emulatorBucket } from './emulator-bucket.ts';
import { startTranscoder } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, storage: { type: 'string' } },
});
const { port, host, storage } = z
  .object({ port: z.string(), host: z.string(), storage: z.url() })
  .parse(values);

const transcoder = await startTranscoder({
  port: Number(port),
  host,
  bucket: emulatorBucket(storage),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void transcoder.stop().then(() => process.exit(0)));
}
