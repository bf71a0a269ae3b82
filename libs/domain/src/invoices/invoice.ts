import * as z from 'zod/mini';
import { emailSchema, idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';
import { keptMs } from '../retention/retention.ts';
import { text } from '../fields/text-schema.ts';

/** As the payment provider's invoice names the buyer. The country is an ISO code of two letters. */
const buyerSchema = z.object({
  name: z.string(),
  email: z.string(),
  street: nullableText,
  /** floor, flat or similar */
  addition: nullableText,
  postalCode: nullableText,
  city: nullableText,
  country: z.string(),
  vatId: nullableText,
});

/** invoices/{id of the payment provider's invoice}: an invoice for a package, with the figures of the payment provider. Server only. */
export const invoiceSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  number: z.string(),
  issuedOn: isoDaySchema,
  /** the days that the invoice is for; null when its lines name none */
  period: z.nullable(z.object({ from: isoDaySchema, until: isoDaySchema })),
  buyer: buyerSchema,
  /** euro cents without VAT and before discounts; negative for what an earlier package gives back */
  lines: z.array(z.object({ name: z.string(), cents: z.int() })),
  /** euro cents without VAT that are taken off the sum of the lines */
  discount: z.int(),
  /** euro cents */
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  /** `none`: its figures do not make an e-invoice, and the operator gets an alert; `waiting`: to be made */
  eInvoice: z.enum(['waiting', 'made', 'none']),
  /** when the operator last asked to make it */
  askedAt: z._default(z.nullable(z.date()), null),
  createdAt: z.date(),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** eInvoices/{invoiceId}: the invoice as XML of EN 16931. It is written once and never changes. Server only. */
export const eInvoiceSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  xml: z.string(),
  madeAt: z.date(),
  expiresAt: z.date(),
});
export type EInvoice = z.infer<typeof eInvoiceSchema>;

/** German VAT on packages, in percent. */
export const VAT_PERCENT = 19;

/**
 * Whether the figures make an e-invoice: a German sale at the standard rate whose lines, discount, tax and total add up.
 * The payment provider may round the tax of each line by itself, hence a cent for each.
 */
export function makesEInvoice({
  lines,
  discount,
  net,
  tax,
  gross,
  buyer,
}: Pick<Invoice, 'lines' | 'discount' | 'net' | 'tax' | 'gross' | 'buyer'>): boolean {
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  const expectedTax = (net * VAT_PERCENT) / 100;
  return (
    lines.length > 0 &&
    discount >= 0 &&
    sum - discount === net &&
    net + tax === gross &&
    gross !== 0 &&
    Math.abs(tax - expectedTax) <= lines.length &&
    tax !== 0 &&
    buyer.country === 'DE'
  );
}

/** When an invoice of this day (Berlin) may be deleted: the period begins with the end of its year (§ 147 AO, § 14b UStG). */
export function invoiceExpiry(issuedOn: string): Date {
  return new Date(Date.UTC(Number(issuedOn.slice(0, 4)) + 1, 0, 1) + keptMs('invoices'));
}

/** config/seller: who sells the packages, as e-invoices name them. The operator writes it, only the server reads it. */
export const sellerSchema = z.object({
  /** with the legal form */
  name: text(200, z.minLength(1)),
  street: text(200, z.minLength(1)),
  postalCode: text(5, z.regex(/^\d{5}$/)),
  city: text(100, z.minLength(1)),
  vatId: text(11, z.regex(/^DE\d{9}$/)),
  email: emailSchema,
});
export type Seller = z.infer<typeof sellerSchema>;

/** invoicePdf: where the signed-in advisor gets an own invoice as the payment provider's PDF. */
export const invoicePdfInput = z.object({ invoice: idSchema });
export type InvoicePdfInput = z.infer<typeof invoicePdfInput>;
export const invoicePdfOutput = z.object({ url: z.string() });
export type InvoicePdfOutput = z.infer<typeof invoicePdfOutput>;
