import { missing } from '../failure.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import type { ConnectDispute, ConnectPayment, ConnectSession } from './records.ts';
import { renderConnectCharge, renderConnectSession } from './render.ts';

/** The buyer pays: the money goes to the seller's account, the fee to the platform. */
export function payConnectSession(standIn: StandIn, session: ConnectSession): void {
  const { state } = standIn.store;
  const created = now(standIn);
  const payment: ConnectPayment = {
    id: newId('pi'),
    charge: newId('ch'),
    account: session.account,
    session: session.id,
    amount: session.amount,
    amount_refunded: 0,
    currency: session.currency,
    fee: null,
    created,
  };
  if (session.fee > 0) {
    payment.fee = newId('fee');
    state.applicationFees[payment.fee] = {
      id: payment.fee,
      object: 'application_fee',
      account: session.account,
      amount: session.fee,
      amount_refunded: 0,
      charge: payment.charge,
      created,
    };
  }
  state.connectPayments[payment.id] = payment;
  session.status = 'complete';
  session.payment_intent = payment.id;
  const object = renderConnectSession(standIn, session);
  emit(standIn, 'checkout.session.completed', object, '', session.account);
}

export function announceConnectCharge(
  standIn: StandIn,
  payment: ConnectPayment,
  type: string,
): void {
  emit(standIn, type, renderConnectCharge(standIn, payment), '', payment.account);
}

/** The cardholder's bank takes a payment back. At Stripe a card for tests does that. */
export function disputePayment(standIn: StandIn, paymentIntent: string): ConnectDispute {
  const payment = standIn.store.state.connectPayments[paymentIntent];
  if (!payment) throw missing('payment_intent', paymentIntent);
  const dispute: ConnectDispute = {
    id: newId('du'),
    object: 'dispute',
    amount: payment.amount,
    charge: payment.charge,
    payment_intent: payment.id,
    currency: payment.currency,
    reason: 'fraudulent',
    status: 'needs_response',
    created: now(standIn),
  };
  standIn.store.state.connectDisputes[dispute.id] = dispute;
  emit(standIn, 'charge.dispute.created', { ...dispute }, '', payment.account);
  return dispute;
}
