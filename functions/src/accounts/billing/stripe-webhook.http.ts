import { onRequest } from 'firebase-functions/https';
import { ACCOUNTS, REGION, stripeSecrets, stripeWebhookSecrets } from '../../core/settings.ts';
import { webhookPorts } from './billing-ports.ts';
import { receiveEvent } from './receive-event.service.ts';

/** Where Stripe reports what happened. It alone, by what it makes us look up, changes plan and level. */
export const stripeWebhook = onRequest(
  {
    region: REGION,
    secrets: [...stripeSecrets, ...stripeWebhookSecrets],
    serviceAccount: ACCOUNTS.payments,
    concurrency: 80,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.set('allow', 'POST').sendStatus(405);
      return;
    }
    const signature = request.get('stripe-signature') ?? '';
    response.sendStatus(await receiveEvent(await webhookPorts(), request.rawBody, signature));
  },
);
