import {
  CUSTOMER_DETAILS,
  DETAIL_NAMES,
  eachDetail,
  type CustomerFieldFor,
} from '@wbd/domain/customers';
import { findHeader, titleForms, type TableRow } from '@wbd/domain/tables';

export const IMPORT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'bday',
  ...DETAIL_NAMES,
  'tags',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column of the file holds each field; null when none does. One column for both names holds the whole name. */
export type Mapping = Readonly<Record<ImportField, number | null>>;

/** How programs call the fields, in lower case without spaces and punctuation; the best name comes first. */
const NAMES = {
  firstName: [
    /^(?:vorname|firstname|givenname|rufname|forename)$/,
    /^(?:vornamen|first|given|kontaktvorname|contactfirstname|vornamekunde|kundevorname)$/,
  ],
  lastName: [
    /^(?:nachname|lastname|familienname|surname|familyname|zuname)$/,
    /^(?:last|family|kontaktnachname|contactlastname|nachnamekunde|kundenachname)$/,
    /^name$/,
  ],
  email: [
    /^(?:e?mail|e?mailadresse|e?mailaddress|emailprivat|privateemail|primaryemail|email1value|email1|email1address)$/,
    /^(?:e?mails?|e?mailadressen|emailaddresses)\d?$/,
    /e?mail(?!.*(?:typ|type|label|name|optout|domain|status|format|bounce|quelle|source|datum|date|abgemeldet))/,
  ],
  phone: [
    /^(?:mobil|mobile|handy|cell).*(?:value|nummer|number|telefon|phone)?$/,
    /^(?:phone|telefon|tel)(?:number|nummer)?(?:mobil|mobile|handy|cell)$/,
    /^(?:telefon|telefonnummer|phone|phonenumber|tel|telnr|telefonnr|rufnummer|primaryphone|phone1value|phone1)$/,
    /(?:telefon|phone|rufnummer|festnetz)(?!.*(?:typ|type|label|fax|assist|optout))/,
  ],
  bday: [
    /^(?:geburtstag|geburtsdatum|birthday|birthdate|dateofbirth|geboren|geborenam|gebdatum|gebtag|geb|dob|bday)$/,
  ],
  ...eachDetail((name) => CUSTOMER_DETAILS[name].titles),
  // not labels or categories: other programs keep groups of their own in them
  tags: [/^(?:schlagwörter|schlagworte|schlagwort|tags?)$/],
} satisfies Record<CustomerFieldFor<'entry'> | 'tags', readonly RegExp[]>;

/** A whole name in one column. */
const WHOLE_NAME =
  /^(?:name|fullname|vollständigername|displayname|anzeigename|kontakt|kontaktname|contactname|contact|kunde|kundenname|customer|customername|fileas|speichernunter|ansprechpartner|vorundnachname|vornamenachname)$/;
/** Fax and pager numbers. */
const NO_PHONE = /fax|pager|isdn|telex|rückmeldung|callback|assist|zentrale|type?$|label$/;

/** The columns of each field, the best one first. */
export interface Columns extends Readonly<Record<ImportField, readonly number[]>> {
  /** the column of the full name, the fallback for empty first and last names */
  wholeName: number | null;
}

/** What the columns' titles say about the fields. */
export function guessColumns(header: readonly string[]): Columns {
  const titles = header.map(titleForms);
  const columnsOf = (field: ImportField): number[] =>
    titles
      .map((forms, index) => ({ index, rank: rankOf(field, forms) }))
      .filter(({ rank }) => rank >= 0)
      .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
      .map(({ index }) => index);
  const firstName = columnsOf('firstName');
  const lastName = columnsOf('lastName');
  const wholeName = titles.findIndex((forms) => forms.some((form) => WHOLE_NAME.test(form)));
  // "Name" beside a first name is the last name, and the whole one without
  const isWhole = wholeName >= 0 && (firstName.length === 0 || lastName.length === 0);
  return {
    firstName: isWhole ? [wholeName] : firstName,
    lastName: isWhole ? [wholeName] : lastName,
    email: columnsOf('email'),
    phone: columnsOf('phone'),
    bday: columnsOf('bday'),
    ...eachDetail(columnsOf),
    tags: columnsOf('tags'),
    wholeName: wholeName < 0 ? null : wholeName,
  };
}

export function guessMapping(header: readonly string[]): Mapping {
  const columns = guessColumns(header);
  const first = (field: ImportField) => columns[field][0] ?? null;
  return {
    firstName: first('firstName'),
    lastName: first('lastName'),
    email: first('email'),
    phone: first('phone'),
    bday: first('bday'),
    ...eachDetail(first),
    tags: first('tags'),
  };
}

/** The position of the row with the titles. */
export const guessHeader = (rows: readonly TableRow[]): number =>
  findHeader(rows, (cells) => {
    const columns = guessColumns(cells);
    return IMPORT_FIELDS.filter((field) => columns[field].length > 0).length;
  });

function rankOf(field: ImportField, forms: readonly string[]): number {
  if (field === 'phone' && forms.some((form) => NO_PHONE.test(form))) return -1;
  return NAMES[field].findIndex((name) => forms.some((form) => name.test(form)));
}

/** The fields without which a customer cannot be entered. */
export const REQUIRED_FIELDS: readonly ImportField[] = ['firstName', 'lastName'];
/** A customer needs at least one of these. */
const CONTACT_FIELDS: readonly ImportField[] = ['email', 'phone', 'withoutContact'];

export function isComplete(mapping: Mapping): boolean {
  const isMapped = (field: ImportField) => mapping[field] !== null;
  return REQUIRED_FIELDS.every(isMapped) && CONTACT_FIELDS.some(isMapped);
}
