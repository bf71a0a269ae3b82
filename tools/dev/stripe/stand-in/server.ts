import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import { accountOf, createApi, unknownMethod } from './api/api.ts';
import { addBilling } from './api/billing.ts';
import { addCatalogue } from './api/catalogue.ts';
import { addCheckout } from './api/checkout.ts';
import { addCustomers } from './api/customers.ts';
import { addPayments } from './api/payments.ts';
import { addPortal } from './api/portal.ts';
import { addWebhooks } from './api/webhooks.ts';
import { addConnected } from './connect/connected.ts';
import { connectPages } from './connect/pages.ts';
import { disputePayment } from './connect/payments.ts';
import { addConnectPlatform } from './connect/platform.ts';
import { openDispute } from './engine/disputes.ts';
import { Deliveries, type Receiver } from './deliveries.ts';
import { checkoutPages } from './pages/checkout-page.ts';
import { portalPages } from './pages/portal-page.ts';
import { receiptPages } from './pages/receipt-page.ts';
import type { StripeEvent } from './records.ts';
import type { StandIn } from './stand-in.ts';
import { Store } from './store.ts';

export interface RunningStandIn {
  /** where the API and its pages are */
  origin: string;
  /** Lets the next request to a path, e.g. `/v1/customers`, fail as it does when something breaks at Stripe. */
  failOnce(path: string): void;
  /** Lets the bank of a payment's cardholder take it back. */
  dispute(paymentIntent: string): void;
  stop(): Promise<void>;
}

/**
 * Starts the local stand-in for Stripe: the part of its HTTP API that we use, the hosted pages, and signed webhooks.
 * Port 0 takes any free one.
 */
export async function startStandIn(options: {
  port: number;
  host: string;
  /** where it keeps what it knows; nowhere when null */
  file: string | null;
  /** who gets the events, besides endpoints created through the API */
  receiver: Receiver | null;
  /** who gets the events of connected accounts */
  connectReceiver?: Receiver;
  afterRetries?: StandIn['afterRetries'];
  clocksBegin?: Date;
  /** hears of each event at once, unsigned and undelivered */
  heard?: (event: StripeEvent) => void;
}): Promise<RunningStandIn> {
  const store = new Store(options.file);
  const deliveries = new Deliveries(store, options.receiver, options.connectReceiver ?? null);
  const standIn: StandIn = {
    store,
    origin: '',
    afterRetries: options.afterRetries ?? 'cancel',
    clocksBegin: options.clocksBegin ?? null,
    outages: new Set(),
    deliver(event) {
      options.heard?.(event);
      deliveries.deliver(event);
    },
  };
  const { api, router } = createApi(standIn);
  for (const add of [
    addCatalogue,
    addCustomers,
    addCheckout,
    addBilling,
    addPayments,
    addPortal,
    addWebhooks,
    addConnectPlatform,
  ]) {
    add(api, standIn);
  }
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.get('/healthz', (_, response) => void response.json({ ok: true }));
  const connected = createApi(standIn);
  addConnected(connected.api, standIn);
  app.use('/v1', (request, response, next) =>
    (accountOf(request) === '' ? router : connected.router)(request, response, next),
  );
  app.use('/v1', unknownMethod);
  app.use(
    checkoutPages(standIn),
    portalPages(standIn),
    receiptPages(standIn),
    connectPages(standIn),
  );

  const server: Server = app.listen(options.port, options.host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  standIn.origin = `http://${options.host}:${port}`;
  deliveries.resume();
  return {
    origin: standIn.origin,
    failOnce: (path) => void standIn.outages.add(path),
    dispute: (paymentIntent) =>
      void (store.state.connectPayments[paymentIntent]
        ? disputePayment(standIn, paymentIntent)
        : openDispute(standIn, paymentIntent)),
    async stop() {
      deliveries.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      store.save();
    },
  };
}
