import path from 'node:path';
import { createStripe } from '../../../functions/src/gateways/stripe.ts';
import { setUpStripe } from '../../ops/stripe/set-up-stripe.ts';
import { requireFreePorts, type Ports } from '../../base/ports.ts';
import { startService, type RunningService } from './service.ts';
import {
  LOCAL_CONNECT_SECRET,
  LOCAL_STRIPE_KEY,
  LOCAL_WEBHOOK_SECRET,
  stripeOrigin,
} from '../../base/stripe-environment.ts';
import { HOST, PROJECT_ID, REGION, WORKSPACE_ROOT } from '../../base/workspace.ts';

/** Starts the Stripe stand-in with our products and prices, and returns once it answers. */
export async function startStripe(options: {
  ports: Ports;
  runDir: string;
  /** folder where what was bought is kept */
  dataDir: string;
}): Promise<RunningService> {
  const { ports, runDir, dataDir } = options;
  await requireFreePorts(ports, ['stripe']);
  const origin = stripeOrigin(ports);
  const service = await startService({
    name: 'The stand-in for Stripe',
    origin,
    script: path.join(WORKSPACE_ROOT, 'tools/dev/stripe/stand-in/run.ts'),
    args: [
      '--host',
      HOST,
      '--port',
      String(ports.stripe),
      '--file',
      path.join(dataDir, 'state.json'),
      '--webhook',
      webhookUrl(ports, 'stripeWebhook'),
      '--connect-webhook',
      webhookUrl(ports, 'stripeConnectWebhook'),
    ],
    cwd: WORKSPACE_ROOT,
    logFile: path.join(runDir, 'stripe.log'),
    env: {
      STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
      STRIPE_CONNECT_WEBHOOK_SECRET: LOCAL_CONNECT_SECRET,
    },
  });
  await setUpStripe(createStripe({ secretKey: LOCAL_STRIPE_KEY, origin }), { webhookUrl: null });
  return service;
}

function webhookUrl(ports: Ports, name: string): string {
  return `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/${name}`;
}
