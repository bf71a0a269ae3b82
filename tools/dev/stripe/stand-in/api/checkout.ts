import * as z from 'zod/mini';
import { invalidRequest } from '../failure.ts';
import type { CheckoutSession } from '../records.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderCheckoutSession } from '../render.ts';

const DAY = 24 * 60 * 60;

const createParams = p.params({
  mode: z.enum(['payment', 'subscription']),
  customer: p.text,
  line_items: z
    .array(z.strictObject({ price: p.text, quantity: z.literal('1') }))
    .check(z.length(1)),
  success_url: p.url,
  cancel_url: p.url,
  client_reference_id: z.optional(p.text),
  metadata: p.metadata,
  subscription_data: z.optional(z.strictObject({ metadata: p.metadata })),
  payment_intent_data: z.optional(z.strictObject({ metadata: p.metadata })),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  locale: z.optional(p.text),
  automatic_tax: z.optional(z.strictObject({ enabled: p.flag })),
  tax_id_collection: z.optional(z.strictObject({ enabled: p.flag })),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  customer_update: z.optional(
    z.strictObject({
      address: z.optional(z.enum(['auto', 'never'])),
      name: z.optional(z.enum(['auto', 'never'])),
    }),
  ),
});

/** /v1/checkout/sessions and /v1/tax/settings */
export function addCheckout(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const render = (session: CheckoutSession) => renderCheckoutSession(standIn, session);
  const session = (id: string) => found(state.checkoutSessions[id], 'checkout.session', id);

  api.post('/checkout/sessions', createParams, (params) => {
    found(state.customers[params.customer], 'customer', params.customer, 'customer');
    const priceId = params.line_items[0]?.price ?? '';
    const price = found(state.prices[priceId], 'price', priceId, 'line_items[0][price]');
    if (!price.active) throw invalidRequest('The price specified is inactive.', 'line_items[0]');
    if ((price.type === 'recurring') !== (params.mode === 'subscription')) {
      throw invalidRequest('The price does not fit the mode.', 'mode');
    }
    if (params.mode === 'payment' && params.subscription_data) {
      throw invalidRequest('subscription_data needs subscription mode.', 'subscription_data');
    }
    const { automatic_tax: tax, tax_id_collection: taxId, customer_update: update } = params;
    if (tax?.enabled && update?.address !== 'auto') {
      throw invalidRequest('Automatic tax needs `customer_update[address]`: `auto`.', 'customer');
    }
    if (taxId?.enabled && update?.name !== 'auto') {
      throw invalidRequest('Tax ids need `customer_update[name]`: `auto`.', 'customer_update');
    }
    const id = newId('cs_test');
    const created = now(standIn, params.customer);
    const record: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode: params.mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: params.customer,
      client_reference_id: params.client_reference_id ?? null,
      metadata: p.mergeMetadata({}, params.metadata),
      price: price.id,
      subscription_metadata: p.mergeMetadata({}, params.subscription_data?.metadata),
      automatic_tax: { enabled: tax?.enabled ?? false },
      success_url: params.success_url,
      cancel_url: params.cancel_url,
      url: `${standIn.origin}/c/pay/${id}`,
      subscription: null,
      created,
      expires_at: created + DAY,
    };
    state.checkoutSessions[id] = record;
    return render(record);
  });
  api.get('/checkout/sessions/:id', p.params({}), (_, id) => render(session(id)));
  api.post('/checkout/sessions/:id/expire', p.params({}), (_, id) => {
    const record = session(id);
    if (record.status !== 'open') {
      throw invalidRequest('Only Checkout Sessions with a status of `open` can be expired.');
    }
    record.status = 'expired';
    record.url = null;
    emit(standIn, 'checkout.session.expired', render(record), record.customer);
    return render(record);
  });
  api.list(
    '/checkout/sessions',
    p.listParams({ customer: p.text, status: z.enum(['open', 'complete', 'expired']) }),
    ({ customer, status }) => matching(state.checkoutSessions, { customer, status }),
    render,
  );

  api.get('/tax/settings', p.params({}), () => ({ object: 'tax.settings', status: 'active' }));
}
