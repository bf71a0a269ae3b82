/**
 * node tools/dev/stripe/stand-in/run.ts --port 12111 --host 127.0.0.1 --file state.json --webhook URL --connect-webhook URL
 *
 * The stand-in as a program of its own. The secrets that sign its events come from STRIPE_WEBHOOK_SECRET and, for events of
 * connected accounts, STRIPE_CONNECT_WEBHOOK_SECRET.
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
    'connect-webhook': { type: 'string' },
  },
});
const {
  port,
  host,
  file,
  webhook,
  'connect-webhook': connectWebhook,
} = z
  .object({
    port: z.string(),
    host: z.string(),
    file: z.string(),
    webhook: z.url(),
    'connect-webhook': z.url(),
  })
  .parse(values);
const secretSchema = z.string().check(z.minLength(1));
const secret = secretSchema.parse(process.env['STRIPE_WEBHOOK_SECRET']);
const connectSecret = secretSchema.parse(process.env['STRIPE_CONNECT_WEBHOOK_SECRET']);

const standIn = await startStandIn({
  port: Number(port),
  host,
  file,
  receiver: { url: webhook, secret },
  connectReceiver: { url: connectWebhook, secret: connectSecret },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
}
