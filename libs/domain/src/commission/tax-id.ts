import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat';

/** Countries of the EU, whose VAT ids begin with a prefix of two letters and mostly have a check digit. */
const MEMBERS = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
];
/** ISO codes of two letters. */
const CODES: ReadonlySet<string> = new Set(MEMBERS.flatMap(({ codes: [short] }) => short ?? []));

/** Digits of a German tax number: ten or eleven as an office writes it, thirteen in electronic forms. */
const LEAST_DIGITS = 10;
const MOST_DIGITS = 13;

export interface VatId {
  /** without blanks: `DE136695976` */
  id: string;
  /** ISO code of the country that issued it */
  country: string;
}

/**
 * The VAT id that a person typed, checked by the form and check digits of its country.
 * @returns null for a tax number and for an id that no country of the EU issues
 */
export function readVatId(typed: string): VatId | null {
  const { isValid, value, country } = checkVAT(typed.trim(), MEMBERS);
  if (!isValid || value === undefined || country === undefined) return null;
  return { id: value, country: country.isoCode.short };
}

/** Whether a German tax office can have issued the number. */
function isGermanTaxNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return !/\p{L}/u.test(typed) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS;
}

/**
 * Whether a tax number or VAT id can belong to somebody in a country. Outside the EU only its presence is checked.
 * @param country ISO code of two letters
 */
export function fitsCountry(taxId: string, country: string): boolean {
  if (!CODES.has(country)) return true;
  if (readVatId(taxId)?.country === country) return true;
  return country === 'DE' && isGermanTaxNumber(taxId);
}
