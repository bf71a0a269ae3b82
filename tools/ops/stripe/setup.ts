/**
 * npm run stripe:setup [-- https://…/stripeWebhook https://…/stripeConnectWebhook]
 *
 * Makes the Stripe account of STRIPE_SECRET_KEY ready. Running it again changes what is out of date and nothing else.
 * STRIPE_API_ORIGIN names another address than Stripe's own.
 */
import { parseArgs } from 'node:util';
import { createStripe } from '../../../functions/src/gateways/stripe.ts';
import { failWith, ToolError } from '../../base/tool-error.ts';
import { setUpStripe } from './set-up-stripe.ts';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [webhookUrl = null, connectUrl = null] = positionals;
  const secretKey = process.env['STRIPE_SECRET_KEY'];
  if (!secretKey) throw new ToolError('STRIPE_SECRET_KEY is not set: whose account is it?');
  for (const url of positionals) {
    if (!URL.canParse(url)) throw new ToolError(`'${url}' is not an address.`);
  }
  const origin = process.env['STRIPE_API_ORIGIN'] ?? null;
  const report = await setUpStripe(createStripe({ secretKey, origin }), {
    webhookUrl,
    connectUrl,
  });
  for (const { did, what, id } of report.steps) console.log(`${did.padEnd(8)}  ${what}  ${id}`);
  if (report.webhookSecret !== null) {
    console.log(`\nSTRIPE_WEBHOOK_SECRET is ${report.webhookSecret} (Stripe tells it only now).`);
  }
  if (report.connectSecret !== null) {
    console.log(`\nSTRIPE_CONNECT_WEBHOOK_SECRET is ${report.connectSecret} (only now, too).`);
  }
  const outdated = report.steps.filter(({ did }) => did === 'outdated');
  if (outdated.length > 0) {
    process.exitCode = 1;
    console.log(
      '\nThe functions read events of another version than an outdated endpoint sends. Disable it in Stripe (Developers → Webhooks), change its address by a “?old” at the end, run this again, and set the new secret.',
    );
  }
  if (!report.taxIsReady) {
    console.log('\nStripe Tax is not active: checkouts add no VAT until it is.');
  }
}

try {
  await main();
} catch (error) {
  failWith(error);
}
