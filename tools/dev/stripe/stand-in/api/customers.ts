import * as z from 'zod/mini';
import { invalidRequest } from '../failure.ts';
import type { Customer, TestClock } from '../records.ts';
import { newId } from '../store.ts';
import { clockTime, now, subscriptionsOf, type StandIn } from '../stand-in.ts';
import { endSubscription } from '../engine/subscriptions.ts';
import { advanceClock } from '../engine/time.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderTestClock } from '../render.ts';

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/**
 * /v1/customers and /v1/test_helpers/test_clocks. Unlike at Stripe every customer has a test clock of their own from
 * the start, so that time can be moved for one without the others.
 */
export function addCustomers(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const createParams = p.params({
    email: z.optional(p.unsettable),
    name: z.optional(p.unsettable),
    preferred_locales: z.optional(p.texts),
    metadata: p.metadata,
  });

  api.post('/customers', createParams, (params) => {
    const clock: TestClock = {
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      ahead: standIn.clocksBegin ? toSeconds(standIn.clocksBegin) - now(standIn) : 0,
      created: now(standIn),
    };
    state.testClocks[clock.id] = clock;
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: p.mergeMetadata({}, params.metadata),
      address: null,
      balance: 0,
      preferred_locales: params.preferred_locales ?? [],
      test_clock: clock.id,
      created: now(standIn),
    };
    return (state.customers[customer.id] = customer);
  });
  const remains = (id: string) => ({ id, object: 'customer', deleted: true });
  api.get('/customers/:id', p.params({}), (_, id) =>
    state.deletedCustomers.includes(id) ? remains(id) : found(state.customers[id], 'customer', id),
  );
  const updateParams = p.params({
    email: z.optional(p.unsettable),
    name: z.optional(p.unsettable),
    metadata: p.metadata,
  });
  api.post('/customers/:id', updateParams, ({ email, name, metadata }, id) => {
    const record = found(state.customers[id], 'customer', id);
    if (email !== undefined) record.email = email;
    if (name !== undefined) record.name = name;
    record.metadata = p.mergeMetadata(record.metadata, metadata);
    return record;
  });
  api.delete('/customers/:id', p.params({}), (_, id) => {
    found(state.customers[id], 'customer', id);
    for (const subscription of subscriptionsOf(standIn, id)) {
      if (subscription.status !== 'canceled') endSubscription(standIn, subscription);
    }
    state.customers = Object.fromEntries(
      Object.entries(state.customers).filter(([known]) => known !== id),
    );
    state.deletedCustomers.push(id);
    return remains(id);
  });
  api.list('/customers', p.listParams({ email: p.text }), ({ email }) =>
    matching(state.customers, { email }),
  );

  api.get('/test_helpers/test_clocks/:id', p.params({}), (_, id) =>
    renderTestClock(found(state.testClocks[id], 'test clock', id)),
  );
  const advance = p.params({ frozen_time: p.integer });
  api.post('/test_helpers/test_clocks/:id/advance', advance, ({ frozen_time }, id) => {
    const clock = found(state.testClocks[id], 'test clock', id);
    if (frozen_time <= clockTime(clock)) {
      throw invalidRequest('A clock can only be moved forward.', 'frozen_time');
    }
    advanceClock(standIn, clock, frozen_time);
    return renderTestClock(clock);
  });
}
