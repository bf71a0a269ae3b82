import { missing } from '../failure.ts';
import type { Dispute, Payment } from '../records.ts';
import { renderCharge } from '../render.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';

export function announceCharge(standIn: StandIn, payment: Payment, what: string): void {
  standIn.store.changed();
  emit(standIn, what, renderCharge(standIn, payment), payment.customer);
}

/** The cardholder's bank takes a payment back. At Stripe a card for tests does that. */
export function openDispute(standIn: StandIn, paymentIntent: string): Dispute {
  const payment = standIn.store.state.payments[paymentIntent];
  if (!payment) throw missing('payment_intent', paymentIntent);
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: payment.amount,
    charge: payment.charge,
    payment_intent: payment.id,
    currency: payment.currency,
    reason: 'fraudulent',
    status: 'needs_response',
    created: now(standIn, payment.customer),
  };
  standIn.store.state.disputes[dispute.id] = dispute;
  announceDispute(standIn, dispute, 'created');
  return dispute;
}

export function closeDispute(standIn: StandIn, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  announceDispute(standIn, dispute, 'closed');
}

function announceDispute(standIn: StandIn, dispute: Dispute, what: string): void {
  const customer = standIn.store.state.payments[dispute.payment_intent]?.customer ?? '';
  standIn.store.changed();
  emit(standIn, `charge.dispute.${what}`, { ...dispute }, customer);
}
