import * as z from 'zod/mini';
import { scheduleOf } from '../engine/schedules.ts';
import { mainItem } from '../engine/subscriptions.ts';
import { invalidRequest } from '../failure.ts';
import type { PortalConfiguration, PortalSession } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderPortalSession } from '../render.ts';

const enabled = z.strictObject({ enabled: p.flag });
const features = z.strictObject({
  customer_update: z.optional(
    z.strictObject({ enabled: p.flag, allowed_updates: z.optional(p.texts) }),
  ),
  invoice_history: z.optional(enabled),
  payment_method_update: z.optional(enabled),
  subscription_cancel: z.optional(
    z.strictObject({
      enabled: p.flag,
      mode: z.optional(z.enum(['at_period_end', 'immediately'])),
      proration_behavior: z.optional(z.enum(['none', 'always_invoice', 'create_prorations'])),
    }),
  ),
  subscription_update: z.optional(
    z.strictObject({
      enabled: p.flag,
      default_allowed_updates: z.optional(p.texts),
      proration_behavior: z.optional(z.enum(['none', 'always_invoice', 'create_prorations'])),
      products: z.optional(z.array(z.strictObject({ product: p.text, prices: p.texts }))),
    }),
  ),
});
const profile = z.strictObject({ headline: z.optional(p.text) });
const configurationChanges = {
  name: z.optional(p.unsettable),
  active: z.optional(p.flag),
  business_profile: z.optional(profile),
  metadata: p.metadata,
  features: z.optional(features),
};
const confirmFlow = z.strictObject({
  type: z.literal('subscription_update_confirm'),
  subscription_update_confirm: z.strictObject({
    subscription: p.text,
    items: z
      .array(z.strictObject({ id: p.text, price: p.text, quantity: z.optional(z.literal('1')) }))
      .check(z.length(1)),
  }),
  after_completion: z.optional(
    z.strictObject({
      type: z.literal('redirect'),
      redirect: z.strictObject({ return_url: p.url }),
    }),
  ),
});
const sessionParams = p.params({
  customer: p.text,
  configuration: z.optional(p.text),
  return_url: z.optional(p.url),
  locale: z.optional(p.text),
  flow_data: z.optional(confirmFlow),
});

/** /v1/billing_portal */
export function addPortal(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const configuration = (id: string, param?: string) =>
    found(state.portalConfigurations[id], 'configuration', id, param);

  const createParams = p.params({ ...configurationChanges, features });
  api.post('/billing_portal/configurations', createParams, (params) => {
    const created = now(standIn);
    const record: PortalConfiguration = {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      name: params.name ?? null,
      active: true,
      features: p.given(params.features),
      business_profile: p.given(params.business_profile ?? {}),
      metadata: p.mergeMetadata({}, params.metadata),
      created,
      updated: created,
    };
    return (state.portalConfigurations[record.id] = record);
  });
  api.post('/billing_portal/configurations/:id', p.params(configurationChanges), (params, id) => {
    const record = configuration(id);
    const { features: changed = {}, business_profile: about = {}, metadata } = params;
    return (state.portalConfigurations[id] = {
      ...record,
      name: params.name ?? record.name,
      active: params.active ?? record.active,
      features: { ...record.features, ...p.given(changed) },
      business_profile: { ...record.business_profile, ...p.given(about) },
      metadata: p.mergeMetadata(record.metadata, metadata),
      updated: now(standIn),
    });
  });
  api.list('/billing_portal/configurations', p.listParams({ active: p.flag }), ({ active }) =>
    matching(state.portalConfigurations, { active }),
  );

  api.post('/billing_portal/sessions', sessionParams, (params) => {
    found(state.customers[params.customer], 'customer', params.customer, 'customer');
    const used =
      params.configuration === undefined
        ? Object.values(state.portalConfigurations)[0]
        : configuration(params.configuration, 'configuration');
    if (!used?.active) throw invalidRequest('No configuration provided.', 'configuration');
    const id = newId('bps');
    const record: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: used.id,
      customer: params.customer,
      return_url: params.return_url ?? null,
      url: `${standIn.origin}/p/session/${id}`,
      flow: params.flow_data ? checkedFlow(params.flow_data, params.customer, used) : null,
      created: now(standIn, params.customer),
    };
    state.portalSessions[id] = record;
    return renderPortalSession(record);
  });

  function checkedFlow(
    flow: z.output<typeof confirmFlow>,
    customer: string,
    { features: allowed }: PortalConfiguration,
  ): PortalSession['flow'] {
    const { subscription: id, items } = flow.subscription_update_confirm;
    const subscription = found(state.subscriptions[id], 'subscription', id, 'flow_data');
    const [item] = items;
    if (subscription.customer !== customer || item?.id !== mainItem(subscription).id) {
      throw invalidRequest('The subscription is not this customer’s.', 'flow_data');
    }
    if (subscription.items.length > 1 || scheduleOf(standIn, subscription)) {
      throw invalidRequest('The portal cannot update this subscription.', 'flow_data');
    }
    found(state.prices[item.price], 'price', item.price, 'flow_data');
    const update = allowed['subscription_update'] ?? {};
    if (update['enabled'] !== true || !JSON.stringify(update['products']).includes(item.price)) {
      throw invalidRequest(
        'This subscription cannot be updated because the configuration does not allow it.',
        'flow_data',
      );
    }
    return {
      subscription: id,
      price: item.price,
      redirect: flow.after_completion?.redirect.return_url ?? null,
    };
  }
}
