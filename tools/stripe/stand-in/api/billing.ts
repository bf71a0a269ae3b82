import * as z from 'zod/mini';
import { announce, endSubscription, planEnd } from '../engine/subscriptions.ts';
import { invalidRequest } from '../failure.ts';
import { SUBSCRIPTION_STATUS, type Subscription } from '../records.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderInvoice, renderSubscription } from '../render.ts';

const changes = p.params({
  metadata: p.metadata,
  cancel_at: z.optional(z.union([p.integer, p.unsettable])),
  cancel_at_period_end: z.optional(p.flag),
  proration_behavior: z.optional(z.literal('none')),
});

/** /v1/subscriptions and /v1/invoices */
export function addBilling(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const render = (subscription: Subscription) => renderSubscription(standIn, subscription);
  const subscription = (id: string) => found(state.subscriptions[id], 'subscription', id);
  const running = (id: string) => {
    const record = subscription(id);
    if (record.status !== 'canceled') return record;
    throw invalidRequest('A canceled subscription can only update its cancellation_details.');
  };

  api.get('/subscriptions/:id', p.params({}), (_, id) => render(subscription(id)));
  api.post('/subscriptions/:id', changes, (params, id) => {
    const record = running(id);
    const { cancel_at, cancel_at_period_end } = params;
    const end = typeof cancel_at === 'string' ? Number.NaN : cancel_at;
    if (end && !(end > now(standIn, record.customer))) {
      throw invalidRequest('`cancel_at` must be a timestamp in the future.', 'cancel_at');
    }
    if (end && cancel_at_period_end) {
      throw invalidRequest('Give one of `cancel_at` and `cancel_at_period_end`.', 'cancel_at');
    }
    record.metadata = p.mergeMetadata(record.metadata, params.metadata);
    if (end !== undefined || cancel_at_period_end !== undefined) {
      planEnd(standIn, record, {
        ...(end !== undefined && { cancel_at: end }),
        ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
      });
    }
    announce(standIn, record, 'updated');
    return render(record);
  });
  api.delete('/subscriptions/:id', p.params({}), (_, id) => {
    const record = running(id);
    endSubscription(standIn, record);
    return render(record);
  });
  const filter = p.listParams({
    customer: p.text,
    status: z.enum([...SUBSCRIPTION_STATUS, 'all']),
  });
  api.list(
    '/subscriptions',
    filter,
    ({ customer, status }) => {
      if (customer !== undefined) {
        found(state.customers[customer], 'customer', customer, 'customer');
      }
      return matching(state.subscriptions, { customer }).filter((record) =>
        status === undefined
          ? record.status !== 'canceled'
          : status === 'all' || record.status === status,
      );
    },
    render,
  );

  api.get('/invoices/:id', p.params({}), (_, id) =>
    renderInvoice(found(state.invoices[id], 'invoice', id)),
  );
  api.post('/invoices/:id/void', p.params({}), (_, id) => {
    const invoice = found(state.invoices[id], 'invoice', id);
    if (invoice.status === 'paid') throw invalidRequest('A paid invoice cannot be voided.');
    invoice.status = 'void';
    invoice.next_payment_attempt = null;
    return renderInvoice(invoice);
  });
  const invoiceFilter = p.listParams({
    customer: p.text,
    status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  });
  api.list(
    '/invoices',
    invoiceFilter,
    ({ customer, status }) => matching(state.invoices, { customer, status }),
    renderInvoice,
  );
}
