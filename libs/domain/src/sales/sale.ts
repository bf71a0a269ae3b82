import * as z from 'zod/mini';
import { partySchema, TAX_KINDS } from '../commission/tax-profile.ts';
import { idSchema } from '../fields/fields.ts';

const issuerSchema = z.extend(partySchema, { kind: z.enum(TAX_KINDS) });

/** A buyer as the invoice names them: what they entered at the payment page. */
export const buyerPartySchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type BuyerParty = z.infer<typeof buyerPartySchema>;

/**
 * filmCheckouts/{session}: a payment page that was opened for a buyer, with the price of that moment. Server only. A payment
 * without one does not count, whatever its metadata say.
 */
export const filmCheckoutSchema = z.object({
  id: idSchema,
  offer: idSchema,
  title: z.string(),
  seller: idSchema,
  buyer: idSchema,
  /** the seller's account at Stripe */
  account: z.string(),
  /** the seller as the tax profile names them; it may be gone when the payment arrives */
  issuer: issuerSchema,
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  createdAt: z.date(),
  /** when the database deletes it: late news about a paid one find the sale */
  expiresAt: z.date(),
});
export type FilmCheckout = z.infer<typeof filmCheckoutSchema>;

export const DISPUTE_STATES = ['none', 'open', 'won', 'lost'] as const;

/** What Stripe says about a payment, in cents. */
export const paymentFactsSchema = z.object({
  /** what went back, refunds and lost disputes */
  returned: z.int(),
  dispute: z.enum(DISPUTE_STATES),
  /** what the operator keeps */
  fee: z.int(),
  /** what Stripe keeps */
  stripeFee: z.int(),
});
export type PaymentFacts = z.infer<typeof paymentFactsSchema>;

/** filmSales/{session}: a paid film. The server writes it, the seller reads it. */
export const filmSaleSchema = z.extend(paymentFactsSchema, {
  id: idSchema,
  offer: idSchema,
  title: z.string(),
  seller: idSchema,
  buyer: idSchema,
  issuer: issuerSchema,
  recipient: buyerPartySchema,
  account: z.string(),
  /** payment intent */
  payment: z.string(),
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  paidAt: z.date(),
  /** a second payment of what the buyer already had: it is returned by itself */
  isDuplicate: z.boolean(),
  /** what the invoice and its corrections add up to */
  booked: z.int(),
  /** number of the latest invoice; null while there is none */
  invoice: z.nullable(z.int()),
  expiresAt: z.date(),
});
export type FilmSale = z.infer<typeof filmSaleSchema>;

/** filmEntitlements/{buyer}.{offer}: that an advisor may watch a film. What Stripe reports alone decides it. */
export const filmEntitlementSchema = z.object({
  id: idSchema,
  /** uid of the buyer */
  advisor: idSchema,
  offer: idSchema,
  seller: idSchema,
  title: z.string(),
  state: z.enum(['open', 'refunded', 'disputed']),
  /** the sale that decides the state */
  sale: idSchema,
  boughtAt: z.date(),
  /** grows with each write: two that began with the same state do not both win */
  revision: z.int(),
});
export type FilmEntitlement = z.infer<typeof filmEntitlementSchema>;

export const entitlementId = (buyer: string, offer: string) => `${buyer}.${offer}`;

/** filmPapers/{seller}~{number}: an invoice in the seller's name, or the correction of one. It never changes. */
export const filmPaperSchema = z.object({
  id: idSchema,
  sale: idSchema,
  seller: idSchema,
  buyer: idSchema,
  number: z.int(),
  issuedOn: z.string(),
  /** day of the payment, on which the film was delivered */
  deliveredOn: z.string(),
  title: z.string(),
  issuer: issuerSchema,
  recipient: buyerPartySchema,
  vatPercent: z.int(),
  /** negative in a correction */
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  /** number of the invoice that this corrects; null for an invoice */
  corrects: z.nullable(z.int()),
  expiresAt: z.date(),
});
export type FilmPaper = z.infer<typeof filmPaperSchema>;

/** `WBD-00012`: a series of numbers of its own beside those of the seller's other invoices */
export const filmPaperNumber = (number: number) => `WBD-${String(number).padStart(5, '0')}`;
export const filmPaperId = (seller: string, number: number) =>
  `${seller}~${String(number).padStart(8, '0')}`;
