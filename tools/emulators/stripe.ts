import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createStripe } from '../../functions/src/gateways/stripe.ts';
import { setUpStripe } from '../stripe/set-up-stripe.ts';
import { startGuarded } from './guarded-child.ts';
import { requireFreePorts, type Ports } from './ports.ts';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET, stripeOrigin } from './stripe-environment.ts';
import { ToolError } from './tool-error.ts';
import { HOST, PROJECT_ID, REGION, WORKSPACE_ROOT } from './workspace.ts';

export interface RunningStripe {
  readonly pids: readonly number[];
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const READY_PATIENCE_MS = 30_000;
const STOP_PATIENCE_MS = 5_000;
const POLL_MS = 50;
/**
 * Starts what stands in for Stripe, with our products and prices, and returns once it answers.
 */
export async function startStripe(options: {
  ports: Ports;
  runDir: string;
  /** folder where what was bought is kept */
  dataDir: string;
}): Promise<RunningStripe> {
  const { ports, runDir, dataDir } = options;
  await requireFreePorts(ports, ['stripe']);
  const logFile = path.join(runDir, 'stripe.log');
  const child = startGuarded({
    script: path.join(WORKSPACE_ROOT, 'tools/stripe/stand-in/run.ts'),
    args: [
      ...['--host', HOST, '--port', String(ports.stripe)],
      ...['--file', path.join(dataDir, 'state.json')],
      ...['--webhook', webhookUrl(ports)],
    ],
    cwd: WORKSPACE_ROOT,
    logFile,
    env: { STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET },
  });
  const origin = stripeOrigin(ports);
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.hasEnded() || Date.now() > deadline) {
      await child.stop(STOP_PATIENCE_MS);
      throw new ToolError(`The stand-in for Stripe did not start: see ${logFile}`);
    }
    await delay(POLL_MS);
  }
  await setUpStripe(createStripe({ secretKey: LOCAL_STRIPE_KEY, origin }), null);
  return {
    pids: child.process.pid === undefined ? [] : [child.process.pid],
    ended: child.ended.then((how) => `The stand-in for Stripe ended (${how}): see ${logFile}`),
    stop: () => child.stop(STOP_PATIENCE_MS),
  };
}

function webhookUrl(ports: Ports): string {
  return `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/stripeWebhook`;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
