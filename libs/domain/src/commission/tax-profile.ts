import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { isLine } from '../fields/written-text.ts';
import { fitsCountry } from './tax-id.ts';

/** How a partner is taxed: as a private person, without VAT by § 19 UStG, with it, or in another country. */
export const TAX_KINDS = ['private', 'small', 'business', 'abroad'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export const HOME = 'DE';

/** The wording by which a partner agrees to be billed by credit note. */
export const CREDIT_NOTE_WORDING = 'credit-notes-1';

const LONGEST_NAME = 70;
const LONGEST_LINE = 100;
const LONGEST_TAX_ID = 30;
/** A tax number of a German office, or a VAT id of any country. */
const TAX_ID = /^(?=(?:.*\d){7})[A-Z0-9][A-Z0-9/.+* -]*$/i;

const line = (max: number) =>
  text(
    max,
    z.trim(),
    z.refine((typed) => isLine(typed, max)),
  );

/** A party of a credit note, as the law wants it named. */
export const partySchema = z.object({
  /** of the person or the firm; as long as a transfer may name it */
  name: line(LONGEST_NAME),
  street: line(LONGEST_LINE),
  postalCode: text(10, z.trim(), z.regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/i)),
  city: line(LONGEST_LINE),
  /** ISO code of two letters */
  country: text(2, z.regex(/^[A-Z]{2}$/)),
  /** tax number or VAT id; null for a private person */
  taxId: z.nullable(text(LONGEST_TAX_ID, z.trim(), z.regex(TAX_ID))),
});
export type Party = z.infer<typeof partySchema>;

export const taxDetailsSchema = z.extend(partySchema, { kind: z.enum(TAX_KINDS) });
export type TaxDetails = z.infer<typeof taxDetailsSchema>;

/** The field that does not fit how the partner is taxed; null when all do. */
export function misfit({
  kind,
  country,
  taxId,
}: Pick<TaxDetails, 'kind' | 'country' | 'taxId'>): 'country' | 'taxId' | null {
  if ((kind === 'abroad') === (country === HOME)) return 'country';
  if (kind === 'private') return null;
  return taxId !== null && fitsCountry(taxId, country) ? null : 'taxId';
}

/** Characters of an account number that people see of it. */
export const IBAN_END = 4;

const waitingFields = {
  /** when the changed account takes effect; null unless it was changed recently */
  waitsUntil: z._default(z.nullable(z.date()), null),
  /** the last characters of the account in effect until then */
  earlierEnd: z._default(z.nullable(z.string()), null),
};

/**
 * taxProfiles/{uid}: what a payout to a partner needs. The partner reads it, the server writes it; the whole IBAN is in
 * `bankAccounts`. It exists only when it is complete.
 */
export const taxProfileSchema = z.extend(taxDetailsSchema, {
  id: idSchema,
  /** the last characters of the IBAN */
  ibanEnd: z.string(),
  ...waitingFields,
  /** version of the wording by which the partner agreed to credit notes, and when */
  wording: z.string(),
  agreedAt: z.date(),
  changedAt: z.date(),
  /** when the database deletes it: set once the account is closed while money is still due */
  expiresAt: z.nullable(z.date()),
});
export type TaxProfile = z.infer<typeof taxProfileSchema>;

/** payers/{organisation}: how an organisation that pays commission is named on credit notes. Its administrators read it, the server writes it. */
export const payerSchema = z.extend(partySchema, {
  id: idSchema,
  ibanEnd: z.string(),
  ...waitingFields,
  changedBy: idSchema,
  changedAt: z.date(),
});
export type Payer = z.infer<typeof payerSchema>;
