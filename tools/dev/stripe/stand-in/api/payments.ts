import * as z from 'zod/mini';
import { announceCharge, closeDispute } from '../engine/disputes.ts';
import { invalidRequest } from '../failure.ts';
import type { Payment, Refund } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderCharge, renderInvoicePayment, renderPaymentIntent } from '../render.ts';

const EVIDENCE = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

/** /v1/payment_intents, /v1/charges, /v1/invoice_payments, /v1/refunds and /v1/disputes */
export function addPayments(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const intent = (id: string, param?: string) =>
    found(state.payments[id], 'payment_intent', id, param);
  const byCharge = (id: string): Payment =>
    found(
      Object.values(state.payments).find(({ charge }) => charge === id),
      'charge',
      id,
    );

  const expandable = p.params({ expand: z.optional(z.array(z.literal('latest_charge'))) });
  api.get('/payment_intents/:id', expandable, ({ expand = [] }, id) =>
    renderPaymentIntent(standIn, intent(id), expand.length > 0),
  );
  api.get('/charges/:id', p.params({}), (_, id) => renderCharge(standIn, byCharge(id)));

  const paymentFilter = p.listParams({
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: p.text }),
  });
  api.list(
    '/invoice_payments',
    paymentFilter,
    ({ payment }) =>
      Object.values(state.payments).filter(({ id }) => !payment || id === payment.payment_intent),
    renderInvoicePayment,
  );

  const refundParams = p.params({
    payment_intent: p.text,
    amount: z.optional(p.integer),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    metadata: p.metadata,
  });
  api.post('/refunds', refundParams, (params) => {
    const payment = intent(params.payment_intent, 'payment_intent');
    const left = payment.amount - payment.amount_refunded;
    const amount = params.amount ?? left;
    if (left === 0) {
      throw invalidRequest(
        `Charge ${payment.charge} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    }
    if (amount > left || amount <= 0) throw invalidRequest('Refund amount is too high.', 'amount');
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: payment.charge,
      payment_intent: payment.id,
      currency: payment.currency,
      reason: params.reason ?? null,
      status: 'succeeded',
      created: now(standIn, payment.customer),
    };
    state.refunds[refund.id] = refund;
    payment.amount_refunded += amount;
    announceCharge(standIn, payment, 'charge.refunded');
    return refund;
  });

  api.list('/refunds', p.listParams({ payment_intent: p.text }), ({ payment_intent }) =>
    matching(state.refunds, { payment_intent }),
  );
  api.get('/disputes/:id', p.params({}), (_, id) => found(state.disputes[id], 'dispute', id));
  api.list('/disputes', p.listParams({ payment_intent: p.text }), ({ payment_intent }) =>
    matching(state.disputes, { payment_intent }),
  );
  // as in Stripe's test mode, the evidence decides
  const evidence = p.params({
    evidence: z.strictObject({
      uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']),
    }),
    submit: z.optional(p.flag),
  });
  api.post('/disputes/:id', evidence, (params, id) => {
    const dispute = found(state.disputes[id], 'dispute', id);
    closeDispute(standIn, dispute, EVIDENCE[params.evidence.uncategorized_text]);
    return dispute;
  });
}
