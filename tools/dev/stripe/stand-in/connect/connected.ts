import * as z from 'zod/mini';
import { found, matching, type Api } from '../api/api.ts';
import * as p from '../api/params.ts';
import { invalidRequest } from '../failure.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { announceConnectCharge } from './payments.ts';
import type { ConnectDispute, ConnectPayment, ConnectSession } from './records.ts';
import { renderConnectIntent, renderConnectSession } from './render.ts';

const DAY = 24 * 60 * 60;
const EVIDENCE = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

const createParams = p.params({
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.literal('eur'),
          unit_amount: p.integer,
          product_data: z.strictObject({ name: p.text }),
        }),
        quantity: z.literal('1'),
      }),
    )
    .check(z.length(1)),
  customer_email: z.optional(p.text),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  locale: z.optional(p.text),
  payment_intent_data: z.optional(z.strictObject({ application_fee_amount: p.integer })),
  success_url: p.url,
  cancel_url: p.url,
});

/** What the platform does in the name of a connected account: every request names one. */
export function addConnected(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const session = (id: string, account: string) => {
    const record = found(state.connectSessions[id], 'checkout.session', id);
    return found(record.account === account ? record : undefined, 'checkout.session', id);
  };
  const intent = (id: string, account: string) => {
    const record = found(state.connectPayments[id], 'payment_intent', id);
    return found(record.account === account ? record : undefined, 'payment_intent', id);
  };
  const isOf = (account: string) => (record: { payment_intent: string | null }) =>
    record.payment_intent !== null &&
    state.connectPayments[record.payment_intent]?.account === account;

  api.post('/checkout/sessions', createParams, (params, _, account) => {
    const owner = found(state.accounts[account], 'account', account);
    if (!owner.charges_enabled) throw invalidRequest('Your account cannot currently make charges.');
    const [line] = params.line_items;
    const amount = line?.price_data.unit_amount ?? 0;
    const fee = params.payment_intent_data?.application_fee_amount ?? null;
    if (fee !== null && (fee <= 0 || fee > amount)) {
      throw invalidRequest('Invalid application fee.', 'payment_intent_data');
    }
    const created = now(standIn);
    const record: ConnectSession = {
      id: newId('cs_test'),
      account,
      status: 'open',
      title: line?.price_data.product_data.name ?? '',
      amount,
      currency: 'eur',
      fee: fee ?? 0,
      email: params.customer_email ?? null,
      payment_intent: null,
      success_url: params.success_url,
      cancel_url: params.cancel_url,
      created,
      expires_at: created + DAY,
    };
    state.connectSessions[record.id] = record;
    return renderConnectSession(standIn, record);
  });
  api.get('/checkout/sessions/:id', p.params({}), (_, id, account) =>
    renderConnectSession(standIn, session(id, account)),
  );
  api.post('/checkout/sessions/:id/expire', p.params({}), (_, id, account) => {
    const record = session(id, account);
    if (record.status !== 'open') {
      throw invalidRequest('Only Checkout Sessions with a status of `open` can be expired.');
    }
    record.status = 'expired';
    emit(standIn, 'checkout.session.expired', renderConnectSession(standIn, record), '', account);
    return renderConnectSession(standIn, record);
  });
  api.list(
    '/checkout/sessions',
    p.listParams({ payment_intent: p.text }),
    ({ payment_intent }, account) => matching(state.connectSessions, { payment_intent, account }),
    (record) => renderConnectSession(standIn, record),
  );

  const expandable = p.params({
    expand: z.optional(z.array(z.literal('latest_charge.balance_transaction'))),
  });
  api.get('/payment_intents/:id', expandable, ({ expand = [] }, id, account) =>
    renderConnectIntent(standIn, intent(id, account), expand.length > 0),
  );
  api.list('/disputes', p.listParams({ payment_intent: p.text }), ({ payment_intent }, account) =>
    matching(state.connectDisputes, { payment_intent }).filter(isOf(account)),
  );
  const evidence = p.params({
    evidence: z.strictObject({
      uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']),
    }),
    submit: z.optional(p.flag),
  });
  api.post('/disputes/:id', evidence, (params, id, account) => {
    const dispute: ConnectDispute = found(state.connectDisputes[id], 'dispute', id);
    dispute.status = EVIDENCE[params.evidence.uncategorized_text];
    emit(standIn, 'charge.dispute.closed', { ...dispute }, '', account);
    return dispute;
  });

  const refundParams = p.params({
    payment_intent: p.text,
    amount: z.optional(p.integer),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    refund_application_fee: z.optional(p.flag),
  });
  api.post('/refunds', refundParams, (params, _, account) => {
    const payment = intent(params.payment_intent, account);
    const amount = refund(payment, params.amount ?? null);
    if (params.refund_application_fee) returnFee(payment, amount);
    announceConnectCharge(standIn, payment, 'charge.refunded');
    return {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: payment.charge,
      payment_intent: payment.id,
      currency: payment.currency,
      reason: params.reason ?? null,
      status: 'succeeded',
      created: now(standIn),
    };
  });

  function refund(payment: ConnectPayment, wanted: number | null): number {
    const left = payment.amount - payment.amount_refunded;
    const amount = wanted ?? left;
    if (left === 0) {
      throw invalidRequest(
        `Charge ${payment.charge} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    }
    if (amount > left || amount <= 0) throw invalidRequest('Refund amount is too high.', 'amount');
    payment.amount_refunded += amount;
    return amount;
  }

  /** The fee goes back in the proportion in which the payment does. */
  function returnFee(payment: ConnectPayment, amount: number): void {
    const fee = payment.fee === null ? undefined : state.applicationFees[payment.fee];
    if (fee) fee.amount_refunded += Math.round((fee.amount * amount) / payment.amount);
  }

  const filter = p.listParams({
    types: p.texts.check(z.maxLength(20)),
    created: z.strictObject({ gte: p.integer }),
  });
  api.list('/events', filter, ({ types, created }, account) =>
    matching(state.events, { account }).filter(
      (event) =>
        (!types || types.includes(event.type)) && (!created || event.created >= created.gte),
    ),
  );
}
