import {
  electronicFormatIBAN,
  friendlyFormatIBAN,
  getCountrySpecifications,
  isSEPACountry,
  isValidIBAN,
} from 'ibantools';
import * as z from 'zod/mini';

const LONGEST_TYPED = 60;

/**
 * An IBAN as a person types it, with or without blanks; parsing brings it into the form in which it is stored. It has to be one
 * that a transfer of the SEPA reaches.
 */
export const ibanSchema = z.string().check(
  z.maxLength(LONGEST_TYPED, { abort: true }),
  z.overwrite((typed) => electronicFormatIBAN(typed) ?? ''),
  z.refine((iban) => isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2))),
);

/** An IBAN in groups of four. */
export const formatIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** ISO codes of the countries that SEPA transfers reach. */
export const bankCountries = (): string[] =>
  Object.entries(getCountrySpecifications())
    .filter(([, { SEPA }]) => SEPA)
    .map(([code]) => code);
