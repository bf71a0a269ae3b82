/**
 * node tools/dev/stripe/stand-in/run.ts --port 12111 --host 127.0.0.1 --file state.json --webhook URL
 *
 * The stand-in as a program of its own. The secret that signs its events comes from STRIPE_WEBHOOK_SECRET.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startStandIn } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    file: { type: 'string' },
    webhook: { type: 'string' },
  },
});
const { port, host, file, webhook } = z
  .object({ port: z.string(), host: z.string(), file: z.string(), webhook: z.url() })
  .parse(values);
const secret = z.string().check(z.minLength(1)).parse(process.env['STRIPE_WEBHOOK_SECRET']);

const standIn = await startStandIn({
  port: Number(port),
  host,
  file,
  receiver: { url: webhook, secret },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
}
