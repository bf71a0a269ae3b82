import type { BuyerParty, PaymentFacts } from '@wbd/domain/sales';
import type Stripe from 'stripe';
import { idOf, toDate } from '../billing/stripe-names.ts';

/** A payment as Stripe knows it at this moment. */
export interface ReadPayment {
  facts: PaymentFacts;
  paidAt: Date;
}

/** @returns null for a payment intent that no money has come of */
export async function readPayment(
  stripe: Stripe,
  account: string,
  payment: string,
): Promise<ReadPayment | null> {
  const there = { stripeAccount: account };
  const intent = await stripe.paymentIntents.retrieve(
    payment,
    { expand: ['latest_charge.balance_transaction'] },
    there,
  );
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  const [{ data: disputes }, fee] = await Promise.all([
    stripe.disputes.list({ payment_intent: payment, limit: 1 }, there),
    keptFee(stripe, charge),
  ]);
  const dispute = disputeState(disputes[0]);
  const returned = dispute === 'lost' ? charge.amount : charge.amount_refunded;
  return {
    facts: { returned, dispute, fee, stripeFee: stripeFeeOf(charge) },
    paidAt: toDate(charge.created),
  };
}

/** The operator's share, without what went back to the seller. */
async function keptFee(stripe: Stripe, charge: Stripe.Charge): Promise<number> {
  if (!charge.application_fee) return 0;
  const fee = await stripe.applicationFees.retrieve(idOf(charge.application_fee));
  return fee.amount - fee.amount_refunded;
}

function stripeFeeOf({ balance_transaction: transaction }: Stripe.Charge): number {
  if (transaction === null || typeof transaction === 'string') return 0;
  return transaction.fee_details
    .filter(({ type }) => type === 'stripe_fee')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** A warning takes no money back: the bank only asks. */
const DISPUTES: ReadonlyMap<string, PaymentFacts['dispute']> = new Map([
  ['lost', 'lost'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['warning_needs_response', 'none'],
  ['warning_under_review', 'none'],
]);

/** A state that is new at Stripe closes access until it is decided. */
function disputeState(dispute: Stripe.Dispute | undefined): PaymentFacts['dispute'] {
  return dispute ? (DISPUTES.get(dispute.status) ?? 'open') : 'none';
}

const PERSON_UNKNOWN = 'Unbekannt';

/** The session that a payment belongs to; null when it came from no payment page. */
export async function sessionOf(
  stripe: Stripe,
  account: string,
  payment: string,
): Promise<string | null> {
  const there = { stripeAccount: account };
  const { data } = await stripe.checkout.sessions.list(
    { payment_intent: payment, limit: 1 },
    there,
  );
  return data[0]?.id ?? null;
}

/** Who bought, as entered at the payment page. */
export async function readBuyer(
  stripe: Stripe,
  account: string,
  session: string,
): Promise<BuyerParty> {
  const there = { stripeAccount: account };
  const { customer_details: details } = await stripe.checkout.sessions.retrieve(session, {}, there);
  const address = details?.address;
  const lines = [address?.line1, address?.line2].filter((line) => Boolean(line));
  return {
    name: details?.business_name ?? details?.name ?? PERSON_UNKNOWN,
    street: lines.join(', '),
    postalCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  };
}
