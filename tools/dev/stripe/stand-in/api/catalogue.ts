import * as z from 'zod/mini';
import { invalidRequest } from '../failure.ts';
import type { Price, Product } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';

/** /v1/products and /v1/prices */
export function addCatalogue(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const productChanges = {
    name: z.optional(p.text),
    active: z.optional(p.flag),
    tax_code: z.optional(p.unsettable),
    metadata: p.metadata,
  };

  api.post(
    '/products',
    p.params({ ...productChanges, id: z.optional(p.text), name: p.text }),
    (params) => {
      const id = params.id ?? newId('prod');
      if (state.products[id]) {
        throw invalidRequest(`Product already exists: ${id}`, 'id', 'resource_already_exists');
      }
      const product: Product = {
        id,
        object: 'product',
        name: params.name,
        active: params.active ?? true,
        tax_code: params.tax_code ?? null,
        metadata: p.mergeMetadata({}, params.metadata),
        created: now(standIn),
      };
      state.products[id] = product;
      return product;
    },
  );
  api.get('/products/:id', p.params({}), (_, id) => found(state.products[id], 'product', id));
  api.post('/products/:id', p.params(productChanges), (changes, id) => {
    const before = found(state.products[id], 'product', id);
    const metadata = p.mergeMetadata(before.metadata, changes.metadata);
    return (state.products[id] = { ...before, ...changes, metadata });
  });
  api.list('/products', p.listParams({ active: p.flag }), ({ active }) =>
    matching(state.products, { active }),
  );

  const priceParams = p.params({
    product: p.text,
    currency: p.text,
    unit_amount: p.integer,
    lookup_key: z.optional(p.text),
    transfer_lookup_key: z.optional(p.flag),
    nickname: z.optional(p.text),
    tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
    recurring: z.optional(z.strictObject({ interval: z.enum(['month', 'year']) })),
    metadata: p.metadata,
  });
  api.post('/prices', priceParams, (params) => {
    found(state.products[params.product], 'product', params.product, 'product');
    claimLookupKey(params.lookup_key, params.transfer_lookup_key ?? false);
    const price: Price = {
      id: newId('price'),
      object: 'price',
      product: params.product,
      active: true,
      currency: params.currency,
      unit_amount: params.unit_amount,
      lookup_key: params.lookup_key ?? null,
      nickname: params.nickname ?? null,
      tax_behavior: params.tax_behavior ?? 'unspecified',
      type: params.recurring ? 'recurring' : 'one_time',
      recurring: params.recurring ? { ...params.recurring, interval_count: 1 } : null,
      metadata: p.mergeMetadata({}, params.metadata),
      created: now(standIn),
    };
    return (state.prices[price.id] = price);
  });
  api.get('/prices/:id', p.params({}), (_, id) => found(state.prices[id], 'price', id));
  const priceChanges = p.params({ active: z.optional(p.flag), nickname: z.optional(p.text) });
  api.post('/prices/:id', priceChanges, (changes, id) => {
    return (state.prices[id] = { ...found(state.prices[id], 'price', id), ...changes });
  });
  const priceFilter = p.listParams({
    active: p.flag,
    lookup_keys: p.texts.check(z.maxLength(10)),
  });
  api.list('/prices', priceFilter, ({ active, lookup_keys: keys }) =>
    matching(state.prices, { active }).filter(
      ({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key)),
    ),
  );

  /** A lookup key belongs to one price; it moves only on request. */
  function claimLookupKey(key: string | undefined, transfer: boolean): void {
    const holder = Object.values(state.prices).find((price) => price.lookup_key === key);
    if (key === undefined || !holder) return;
    if (!transfer) {
      throw invalidRequest(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    }
    holder.lookup_key = null;
  }
}
