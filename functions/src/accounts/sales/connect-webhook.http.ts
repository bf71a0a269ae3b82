import { onRequest } from 'firebase-functions/https';
import { writingIsStopped } from '../../core/maintenance.ts';
import {
  ACCOUNTS,
  REGION,
  stripeConnectSecret,
  stripeConnectSecrets,
  stripeSecrets,
} from '../../core/settings.ts';
import { receiveConnectEvent } from './receive-connect-event.service.ts';
import { connectEventPorts } from './sales-ports.ts';

/** Where Stripe reports what happened on accounts of sellers. It alone decides who may watch a bought film. */
export const stripeConnectWebhook = onRequest(
  {
    region: REGION,
    secrets: [...stripeSecrets, ...stripeConnectSecrets],
    serviceAccount: ACCOUNTS.payments,
    concurrency: 80,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.set('allow', 'POST').sendStatus(405);
      return;
    }
    const ports = {
      ...(await connectEventPorts()),
      webhookSecret: stripeConnectSecret(),
      isStopped: writingIsStopped,
    };
    const signature = request.get('stripe-signature') ?? '';
    response.sendStatus(await receiveConnectEvent(ports, request.rawBody, signature));
  },
);
