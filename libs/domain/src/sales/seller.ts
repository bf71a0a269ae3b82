import * as z from 'zod/mini';
import type { TaxKind } from '../commission/tax-profile.ts';
import { daySchema, idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { isLine } from '../fields/written-text.ts';
import { VAT_PERCENT } from './offer.ts';

export const LEGAL_FORMS = ['person', 'company'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** What tax authorities ask of a seller beside the tax profile (§ 14 PStTG). */
export const sellerDetailsSchema = z.object({
  legalForm: z.enum(LEGAL_FORMS),
  /** of a person; null for a company */
  bornOn: z.nullable(daySchema),
  /** number in the register of companies; null for a person */
  register: z.nullable(
    text(
      60,
      z.trim(),
      z.refine((typed) => isLine(typed, 60)),
    ),
  ),
});
export type SellerDetails = z.infer<typeof sellerDetailsSchema>;

/** The field that is missing; null when the details are complete. */
export function missingDetail({ legalForm, bornOn, register }: SellerDetails) {
  if (legalForm === 'person') return bornOn === null ? 'bornOn' : null;
  return register === null ? 'register' : null;
}

/** filmSellers/{uid}: an advisor who sells films. The server writes it, the seller reads it. */
export const filmSellerSchema = z.extend(sellerDetailsSchema, {
  id: idSchema,
  /** the connected account at Stripe; null before the first step there */
  stripeAccount: z.nullable(z.string()),
  /** whether Stripe lets the account take payments */
  canCharge: z.boolean(),
  /** number of the last invoice or correction in the seller's name */
  lastNumber: z.int(),
  changedAt: z.date(),
});
export type FilmSeller = z.infer<typeof filmSellerSchema>;

/** VAT that a seller charges; null for those who sell nothing: private persons, and sellers abroad. */
export function vatOf(kind: TaxKind): number | null {
  if (kind === 'business') return VAT_PERCENT;
  return kind === 'small' ? 0 : null;
}
