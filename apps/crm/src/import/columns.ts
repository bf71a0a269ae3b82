import type { CustomerFieldFor } from '@wbd/domain/customers';

export const IMPORT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'bday', 'job'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column of the file holds each field; null when none does. */
export type Mapping = Readonly<Record<ImportField, number | null>>;

/** How programs call the fields, in lower case without spaces and punctuation; the best name comes first. */
const NAMES = {
  firstName: ['vorname', 'firstname', 'givenname', 'rufname'],
  lastName: ['nachname', 'lastname', 'familienname', 'surname', 'familyname', 'name'],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress', 'email1value'],
  phone: [
    'telefon',
    'telefonnummer',
    'handy',
    'handynummer',
    'mobil',
    'mobiltelefon',
    'phone',
    'tel',
  ],
  bday: ['geburtstag', 'geburtsdatum', 'birthday', 'birthdate', 'dateofbirth', 'geboren'],
  job: ['beruf', 'berufsstatus', 'job', 'tätigkeit', 'beschäftigung'],
} satisfies Record<CustomerFieldFor<'entry'>, readonly string[]>;

/** What the columns' titles say about the fields. */
export function guessMapping(header: readonly string[]): Mapping {
  const titles = header.map((title) => title.toLocaleLowerCase('de').replace(/[^\p{L}\d]/gu, ''));
  const indexOf = (field: ImportField) =>
    NAMES[field].map((name) => titles.indexOf(name)).find((index) => index >= 0) ?? null;
  return {
    firstName: indexOf('firstName'),
    lastName: indexOf('lastName'),
    email: indexOf('email'),
    phone: indexOf('phone'),
    bday: indexOf('bday'),
    job: indexOf('job'),
  };
}

/** The fields without which a customer cannot be entered. */
export const REQUIRED_FIELDS: readonly ImportField[] = ['firstName', 'lastName', 'email'];

export function isComplete(mapping: Mapping): boolean {
  return REQUIRED_FIELDS.every((field) => mapping[field] !== null);
}
