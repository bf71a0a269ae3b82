import { ibanSchema } from '@wbd/domain/iban';
import { fitsCountry, partySchema } from '@wbd/domain/commission';

/**
 * Whether a typed account number can be stored.
 * @param isStored whether there is one, which an empty field keeps
 */
export const isAccount = (typed: string, isStored: boolean): boolean =>
  typed.trim() === '' ? isStored : ibanSchema.safeParse(typed).success;

/** The account number in its stored form; null for an empty field, which keeps the stored one. */
export const accountOf = (typed: string): string | null =>
  typed.trim() === '' ? null : ibanSchema.parse(typed);

/** Whether the text is a valid tax number or VAT id for the country. */
export const isTaxId = (typed: string, country: string): boolean =>
  typed.trim() !== '' &&
  partySchema.shape.taxId.safeParse(typed).success &&
  fitsCountry(typed, country);
