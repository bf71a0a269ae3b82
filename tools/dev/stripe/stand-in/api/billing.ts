import { addMonths } from '@wbd/domain/plans';
import * as z from 'zod/mini';
import { addInvoice } from '../engine/invoices.ts';
import { canCollect } from '../engine/payment.ts';
import { priceOf } from '../engine/prices.ts';
import { announceSchedule, release, scheduleOf } from '../engine/schedules.ts';
import {
  announce,
  endSubscription,
  linesOf,
  mainItem,
  planEnd,
  previewChange,
  setItems,
  startSubscription,
} from '../engine/subscriptions.ts';
import { collect } from '../engine/time.ts';
import { cardDeclined, invalidRequest } from '../failure.ts';
import { SUBSCRIPTION_STATUS, type Invoice, type Subscription } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import {
  renderInvoice,
  renderInvoiceLines,
  renderSchedule,
  renderSubscription,
} from '../render.ts';

const quantity = z.optional(p.integer);
const discounts = z.optional(z.union([z.array(z.strictObject({ coupon: p.text })), p.unsettable]));
const pauseCollection = z.optional(
  z.union([
    z.strictObject({
      behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
      resumes_at: z.optional(p.integer),
    }),
    p.unsettable,
  ]),
);
const changes = p.params({
  metadata: p.metadata,
  cancel_at: z.optional(z.union([p.integer, p.unsettable])),
  cancel_at_period_end: z.optional(p.flag),
  proration_behavior: z.optional(z.enum(['none', 'create_prorations', 'always_invoice'])),
  payment_behavior: z.optional(z.literal('error_if_incomplete')),
  items: z.optional(
    z.array(
      z.strictObject({
        id: z.optional(p.text),
        price: z.optional(p.text),
        quantity,
        deleted: z.optional(p.flag),
      }),
    ),
  ),
  discounts,
  pause_collection: pauseCollection,
  trial_end: z.optional(z.union([p.integer, z.literal('now')])),
});
const beginning = p.params({
  customer: p.text,
  items: z.array(z.strictObject({ price: p.text, quantity })).check(z.minLength(1)),
  metadata: p.metadata,
  discounts,
  trial_end: z.optional(p.integer),
  trial_settings: z.optional(
    z.strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    }),
  ),
  automatic_tax: z.optional(z.strictObject({ enabled: p.flag })),
});
type Changes = z.output<typeof changes>;

/** /v1/subscriptions, /v1/invoices and /v1/coupons */
export function addBilling(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const render = (subscription: Subscription) => renderSubscription(standIn, subscription);
  const subscription = (id: string) => found(state.subscriptions[id], 'subscription', id);
  const running = (id: string) => {
    const record = subscription(id);
    if (record.status !== 'canceled') return record;
    throw invalidRequest('A canceled subscription can only update its cancellation_details.');
  };
  const recurring = (id: string) => {
    const price = found(state.prices[id], 'price', id, 'items');
    if (price.type === 'recurring') return price;
    throw invalidRequest('The price specified is not recurring.', 'items');
  };
  const coupons = (wanted: z.output<typeof discounts>) =>
    Array.isArray(wanted) ? wanted.map(({ coupon }) => coupon) : [];

  api.post(
    '/coupons',
    p.params({ percent_off: p.integer, duration: z.enum(['forever', 'once']) }),
    (params) => {
      const id = newId('co');
      return (state.coupons[id] = { id, object: 'coupon', ...params, created: now(standIn) });
    },
  );

  api.post('/subscriptions', beginning, (params) => {
    const { customer, trial_end = null, items } = params;
    found(state.customers[customer], 'customer', customer, 'customer');
    for (const { price } of items) recurring(price);
    return render(
      startSubscription(standIn, {
        customer,
        trial_end,
        coupons: coupons(params.discounts),
        items: items.map(({ price, quantity: amount = 1 }) => ({ price, quantity: amount })),
        metadata: p.mergeMetadata({}, params.metadata),
        automatic_tax: params.automatic_tax ?? { enabled: false },
        missing_payment_method:
          params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      }),
    );
  });
  const one = p.params({ expand: z.optional(z.array(z.literal('schedule'))) });
  api.get('/subscriptions/:id', one, ({ expand }, id) =>
    renderSubscription(standIn, subscription(id), expand),
  );
  api.post('/subscriptions/:id', changes, (params, id) => {
    const record = running(id);
    changeEnd(record, params);
    record.metadata = p.mergeMetadata(record.metadata, params.metadata);
    if (params.discounts !== undefined) record.coupons = coupons(params.discounts);
    const { pause_collection: pause } = params;
    if (pause !== undefined) {
      record.pause_collection =
        typeof pause === 'object' && pause !== null
          ? { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null }
          : null;
    }
    if (params.trial_end !== undefined) changeTrial(record, params.trial_end);
    if (params.items) changeItems(record, params.items, params);
    announce(standIn, record, 'updated');
    return render(record);
  });

  function changeEnd(record: Subscription, params: Changes): void {
    const { cancel_at, cancel_at_period_end } = params;
    // an empty text withdraws it
    const end = typeof cancel_at === 'string' ? null : cancel_at;
    if (end === undefined && cancel_at_period_end === undefined) return;
    if (scheduleOf(standIn, record)) {
      throw invalidRequest(
        `The subscription is managed by the subscription schedule \`${record.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      );
    }
    if (end && !(end > now(standIn, record.customer))) {
      throw invalidRequest('`cancel_at` must be a timestamp in the future.', 'cancel_at');
    }
    if (end && cancel_at_period_end) {
      throw invalidRequest('Give one of `cancel_at` and `cancel_at_period_end`.', 'cancel_at');
    }
    planEnd(standIn, record, {
      ...(end !== undefined && { cancel_at: end }),
      ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
    });
  }

  function changeTrial(record: Subscription, wanted: number | 'now'): void {
    const end = wanted === 'now' ? now(standIn, record.customer) : wanted;
    record.trial_end = wanted === 'now' ? null : end;
    record.status = wanted === 'now' ? 'active' : 'trialing';
    record.billing_cycle_anchor = end;
    for (const item of record.items) item.current_period_end = end + (wanted === 'now' ? 1 : 0);
  }

  function changeItems(
    record: Subscription,
    wanted: NonNullable<Changes['items']>,
    { proration_behavior: proration, payment_behavior: behavior }: Changes,
  ): void {
    if (behavior === 'error_if_incomplete' && !canCollect(standIn, record.customer)) {
      throw cardDeclined();
    }
    const lines = wanted.flatMap((change) => proratedLines(record, change));
    const next = record.items.map(({ id, price, quantity: amount }) => ({
      id,
      price,
      quantity: amount,
    }));
    const fresh: { price: string; quantity: number }[] = [];
    for (const { id, price, quantity: amount, deleted } of wanted) {
      if (price !== undefined) recurring(price);
      if (id === undefined) {
        fresh.push({ price: price ?? '', quantity: amount ?? 1 });
        continue;
      }
      const at = next.findIndex((item) => item.id === id);
      const item = next[at];
      if (!item) throw invalidRequest(`No such subscription item: '${id}'`, 'items');
      if (deleted) next.splice(at, 1);
      else next[at] = { id, price: price ?? item.price, quantity: amount ?? item.quantity };
    }
    const items = [...next, ...fresh];
    if (items.length === 0) {
      throw invalidRequest('A subscription must have at least one active plan.', 'items');
    }
    const intervals = new Set(
      items.map(({ price }) => priceOf(standIn, price).recurring?.interval),
    );
    if (intervals.size > 1) {
      throw invalidRequest('Items of one subscription must have the same interval.', 'items');
    }
    const isNewPeriod = setItems(standIn, record, items);
    if (isNewPeriod || proration === 'always_invoice') {
      const due = isNewPeriod ? linesOf(standIn, record) : lines;
      const invoice = addInvoice(standIn, record, 'subscription_update', due);
      if (invoice.amount_due === 0 || canCollect(standIn, record.customer)) {
        collect(standIn, record, invoice);
      }
    }
  }

  /** The rest of the item's old price, and the new price for the same time. */
  function proratedLines(
    record: Subscription,
    { id, price }: NonNullable<Changes['items']>[number],
  ): Invoice['lines'] {
    const item = record.items.find((one) => one.id === id);
    return item && price !== undefined
      ? previewChange(standIn, record, priceOf(standIn, price), item).lines
      : [];
  }
  const cancelParams = p.params({ invoice_now: z.optional(p.flag), prorate: z.optional(p.flag) });
  api.delete('/subscriptions/:id', cancelParams, (_, id) => {
    const record = running(id);
    endSubscription(standIn, record);
    return render(record);
  });
  const filter = p.listParams({
    customer: p.text,
    status: z.enum([...SUBSCRIPTION_STATUS, 'all']),
    expand: z.array(z.literal('data.schedule')),
  });
  const ended = ['canceled', 'incomplete_expired'];
  api.list(
    '/subscriptions',
    filter,
    ({ customer, status }) => {
      if (customer !== undefined) {
        found(state.customers[customer], 'customer', customer, 'customer');
      }
      return matching(state.subscriptions, { customer }).filter((record) =>
        status === undefined
          ? !ended.includes(record.status)
          : status === 'all' || record.status === status,
      );
    },
    (record, { expand = [] }) =>
      renderSubscription(standIn, record, expand.length > 0 ? ['schedule'] : []),
  );

  const invoiceParams = p.params({ expand: z.optional(z.array(z.literal('payments'))) });
  api.get('/invoices/:id', invoiceParams, ({ expand = [] }, id) =>
    renderInvoice(standIn, found(state.invoices[id], 'invoice', id), expand.length > 0),
  );
  const preview = p.params({
    customer: p.text,
    subscription: p.text,
    subscription_details: z.strictObject({
      items: z.array(z.strictObject({ id: p.text, price: p.text })).check(z.length(1)),
      proration_behavior: z.literal('always_invoice'),
    }),
  });
  api.post('/invoices/create_preview', preview, ({ customer, subscription_details, ...asked }) => {
    const record = running(asked.subscription);
    const [change] = subscription_details.items;
    const item = record.items.find(({ id }) => id === change?.id);
    if (!change || !item) throw invalidRequest('No such subscription item.', 'items');
    const { total } = previewChange(standIn, record, recurring(change.price), item);
    const { balance } = found(state.customers[customer], 'customer', customer, 'customer');
    return { object: 'invoice', total, amount_due: Math.max(total + balance, 0) };
  });
  api.get('/invoices/:id/lines', p.listParams({}), (_, id) =>
    renderInvoiceLines(standIn, found(state.invoices[id], 'invoice', id)),
  );
  api.post('/invoices/:id/void', p.params({}), (_, id) => {
    const invoice = found(state.invoices[id], 'invoice', id);
    if (invoice.status === 'paid') throw invalidRequest('A paid invoice cannot be voided.');
    invoice.status = 'void';
    invoice.next_payment_attempt = null;
    return renderInvoice(standIn, invoice);
  });
  const invoiceFilter = p.listParams({
    customer: p.text,
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  });
  api.list(
    '/invoices',
    invoiceFilter,
    ({ customer, status }) => matching(state.invoices, { customer, status }),
    (invoice) => renderInvoice(standIn, invoice),
  );

  addSchedules(api, standIn);
}

const phaseParams = z.strictObject({
  start_date: z.optional(p.integer),
  end_date: z.optional(p.integer),
  duration: z.optional(
    z.strictObject({ interval: z.enum(['month', 'year']), interval_count: p.integer }),
  ),
  items: z.array(z.strictObject({ price: p.text, quantity })),
  automatic_tax: z.optional(z.strictObject({ enabled: p.flag })),
  discounts,
  proration_behavior: z.optional(z.literal('none')),
});
const scheduleChanges = p.params({
  end_behavior: z.optional(z.enum(['release', 'cancel'])),
  proration_behavior: z.optional(z.literal('none')),
  phases: z.optional(z.array(phaseParams)),
  metadata: p.metadata,
});

/** /v1/subscription_schedules */
function addSchedules(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const schedule = (id: string) => found(state.schedules[id], 'subscription_schedule', id);
  const active = (id: string) => {
    const record = schedule(id);
    if (record.status === 'active') return record;
    throw invalidRequest(`You cannot change a schedule that is ${record.status}.`);
  };
  const render = (id: string) => renderSchedule(standIn, schedule(id));

  api.post('/subscription_schedules', p.params({ from_subscription: p.text }), (params) => {
    const subscription = found(
      state.subscriptions[params.from_subscription],
      'subscription',
      params.from_subscription,
      'from_subscription',
    );
    if (scheduleOf(standIn, subscription)) {
      throw invalidRequest(
        'You cannot migrate a subscription that is already attached to a schedule.',
      );
    }
    const { current_period_start, current_period_end } = mainItem(subscription);
    const id = newId('sub_sched');
    const ending = subscription.cancel_at;
    state.schedules[id] = {
      id,
      object: 'subscription_schedule',
      customer: subscription.customer,
      subscription: subscription.id,
      released_subscription: null,
      status: 'active',
      end_behavior: ending === null ? 'release' : 'cancel',
      phases: [
        {
          start_date: current_period_start,
          end_date: ending ?? current_period_end,
          items: subscription.items.map(({ price, quantity: amount }) => ({
            price,
            quantity: amount,
          })),
          coupons: [...subscription.coupons],
        },
      ],
      metadata: {},
      released_at: null,
      completed_at: null,
      created: now(standIn, subscription.customer),
    };
    state.startedPhases[id] = 0;
    subscription.schedule = id;
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    announceSchedule(standIn, schedule(id), 'created');
    announce(standIn, subscription, 'updated');
    return render(id);
  });
  api.get('/subscription_schedules/:id', p.params({}), (_, id) => render(id));
  api.post('/subscription_schedules/:id', scheduleChanges, (params, id) => {
    const record = active(id);
    if (params.end_behavior) record.end_behavior = params.end_behavior;
    record.metadata = p.mergeMetadata(record.metadata, params.metadata);
    if (params.phases) {
      let start = record.phases[0]?.start_date ?? 0;
      record.phases = params.phases.map((phase) => {
        for (const { price } of phase.items) found(state.prices[price], 'price', price, 'phases');
        const begin = phase.start_date ?? start;
        const months =
          (phase.duration?.interval === 'year' ? 12 : 1) * (phase.duration?.interval_count ?? 1);
        const end = phase.end_date ?? addMonths(new Date(begin * 1000), months).getTime() / 1000;
        if (begin !== start || end <= begin) {
          throw invalidRequest('Phases must follow one another without gaps.', 'phases');
        }
        start = end;
        return {
          start_date: begin,
          end_date: end,
          items: phase.items.map(({ price, quantity: amount = 1 }) => ({
            price,
            quantity: amount,
          })),
          coupons: Array.isArray(phase.discounts)
            ? phase.discounts.map(({ coupon }) => coupon)
            : [],
        };
      });
      if (!record.phases.some(({ end_date }) => end_date > now(standIn, record.customer))) {
        throw invalidRequest('The schedule would be over.', 'phases');
      }
    }
    announceSchedule(standIn, record, 'updated');
    return render(id);
  });
  api.post('/subscription_schedules/:id/release', p.params({}), (_, id) => {
    release(standIn, active(id));
    return render(id);
  });
}
