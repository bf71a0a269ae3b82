export { bankCountries, formatIban, ibanSchema } from './iban.ts';
