import { UNUSED_SECRET } from '../../../../functions/src/core/secret-forms.ts';
import { setUpStripe } from '../../stripe/set-up-stripe.ts';
import { REGION } from '../setup/project.ts';
import { listed, type Check } from './check.ts';
import { storedSecret, usableSecret, type Examined } from './examined.ts';

/** Checks the Stripe account of the functions' key: red when `stripe:setup` would change it, or for wrong dashboard settings. */
export function stripeChecks(examined: Examined): Check[] {
  const { project, outside } = examined;
  const address = (name: string) => `https://${REGION}-${project.id}.cloudfunctions.net/${name}`;
  const account = async () => outside.stripe(await usableSecret(examined, 'STRIPE_SECRET_KEY'));
  const sellsFilms = async () => {
    const secret = await storedSecret(examined, 'STRIPE_CONNECT_WEBHOOK_SECRET');
    return secret !== undefined && secret.trim() !== UNUSED_SECRET;
  };
  const report = async () =>
    setUpStripe(await account(), {
      webhookUrl: address('stripeWebhook'),
      connectUrl: (await sellsFilms()) ? address('stripeConnectWebhook') : null,
      dryRun: true,
    });
  return [
    {
      name: 'Stripe: products, prices, portals and webhooks',
      fix: `STRIPE_SECRET_KEY=… npm run stripe:setup -- ${address('stripeWebhook')}, and ${address('stripeConnectWebhook')} behind it once films are sold`,
      run: async () => {
        const { steps } = await report();
        const wrong = steps.filter(({ did }) => did !== 'kept');
        return listed(
          'not as the code needs them:',
          wrong.map(({ what }) => what),
        );
      },
    },
    {
      name: 'Stripe adds VAT',
      fix: 'Stripe’s dashboard → Tax → Get started',
      run: async () => ((await report()).taxIsReady ? null : 'Stripe Tax is not active'),
    },
    {
      name: 'Stripe Connect, once films are sold',
      fix: 'Stripe’s dashboard → Connect → Get started',
      run: async () => {
        // without Connect, Stripe answers `platform_account_required` (https://docs.stripe.com/error-codes)
        if (await sellsFilms()) await (await account()).accounts.list({ limit: 1 });
        return null;
      },
    },
  ];
}
