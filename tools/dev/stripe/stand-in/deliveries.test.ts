import { patient } from '../../test/host-speed.ts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createStripe } from '../../../../functions/src/gateways/stripe.ts';
import { aCheckout, aPrice } from '../testing/purchases.ts';
import { startStandIn } from './server.ts';

const HOST = '127.0.0.1';

test('events are signed, and delivered until they are taken', async () => {
  const standIn = await startStandIn({ port: 0, host: HOST, file: null, receiver: null });
  const stripe = createStripe({ secretKey: 'sk_test_deliveries', origin: standIn.origin });
  const deliveries: { body: string; signature: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      deliveries.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(deliveries.length === 1 ? 500 : 200).end();
    });
  }).listen(0, HOST);
  await once(receiver, 'listening');
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://${HOST}:${address.port}/`,
    enabled_events: ['checkout.session.expired'],
  });
  const { session } = await aCheckout(stripe, await aPrice(stripe));
  await stripe.checkout.sessions.expire(session.id);
  await vi.waitFor(() => expect(deliveries).toHaveLength(2), { timeout: patient(5000) });
  const [first, second] = deliveries.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? ''),
  );
  expect(second).toMatchObject({ id: first?.id, type: 'checkout.session.expired' });
  await standIn.stop();
  receiver.close();
});
