import type { ApiObject } from '../render.ts';
import type { StandIn } from '../stand-in.ts';
import type { ConnectPayment, ConnectSession } from './records.ts';

/** What Stripe charges for a European card. */
const stripeFee = (amount: number) => Math.round(amount * 0.015) + 25;

export function renderConnectCharge(
  { store }: StandIn,
  payment: ConnectPayment,
  withBalance = false,
): ApiObject {
  const { disputes, fees } = {
    disputes: Object.values(store.state.connectDisputes),
    fees: payment.fee === null ? null : store.state.applicationFees[payment.fee],
  };
  const balance = {
    id: `txn_${payment.id}`,
    object: 'balance_transaction',
    amount: payment.amount,
    fee: stripeFee(payment.amount) + (fees?.amount ?? 0),
    fee_details: [
      { type: 'stripe_fee', amount: stripeFee(payment.amount), currency: payment.currency },
      ...(fees
        ? [{ type: 'application_fee', amount: fees.amount, currency: payment.currency }]
        : []),
    ],
  };
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.amount_refunded,
    application_fee: payment.fee,
    application_fee_amount: fees?.amount ?? null,
    balance_transaction: withBalance ? balance : balance.id,
    created: payment.created,
    currency: payment.currency,
    disputed: disputes.some(({ charge }) => charge === payment.charge),
    payment_intent: payment.id,
    refunded: payment.amount_refunded === payment.amount,
  };
}

export function renderConnectIntent(
  standIn: StandIn,
  payment: ConnectPayment,
  withCharge: boolean,
): ApiObject {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.amount,
    created: payment.created,
    currency: payment.currency,
    latest_charge: withCharge ? renderConnectCharge(standIn, payment, true) : payment.charge,
    status: 'succeeded',
  };
}

/** Whom the stand-in's page names as the buyer: Stripe asks for name and address. */
const BUYER = {
  address: {
    line1: 'Am Markt 7',
    line2: null,
    postal_code: '04109',
    city: 'Leipzig',
    state: null,
    country: 'DE',
  },
  name: 'Bea Käufer',
} as const;

export function renderConnectSession(
  { origin }: StandIn,
  { title: _title, account: _account, fee: _fee, email, amount, ...session }: ConnectSession,
): ApiObject {
  const isPaid = session.status === 'complete';
  return {
    ...session,
    object: 'checkout.session',
    mode: 'payment',
    amount_subtotal: amount,
    amount_total: amount,
    customer_email: email,
    customer_details: isPaid ? { email, ...BUYER } : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: session.status === 'open' ? `${origin}/c/seller/${session.id}` : null,
  };
}
