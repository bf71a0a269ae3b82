import {
  CUSTOMER_DETAILS,
  customerDetailsSchema,
  DETAIL_NAMES,
  eachDetail,
  importedPersonSchema,
  MOST_TAGS,
  tagSchema,
  withTags,
  type CustomerFieldFor,
  type ImportedPersonInput,
} from '@wbd/domain/customers';
import { emailSchema, nameKey, plainName } from '@wbd/domain/fields';
import { isValidPhone, normalizePhone } from '@wbd/domain/phone';
import { pastDayOf, splitName, type DateOrder, type TableRow } from '@wbd/domain/tables';
import { IMPORT_FIELDS, type Columns, type ImportField, type Mapping } from './columns.ts';

/** A row of the file, as it would be imported. */
export interface ImportRow {
  /** in the file */
  number: number;
  /** as the file says it */
  typed: Record<ImportField, string>;
  /** as it would be stored; null while something in the row keeps it from being imported */
  person: ImportedPersonInput | null;
  /** the fields that keep it from being imported */
  wrong: ImportField[];
  /** values that are left out: unreadable, one too many, or not part of a name */
  left: { field: ImportField; typed: string }[];
  /** the number of the earlier row that this duplicate was merged into; null without one */
  repeats: number | null;
}

/** What is known about the columns of a file. */
export interface Reading {
  mapping: Mapping;
  /** further columns of a field, asked where the mapped one is empty */
  columns: Columns;
  /** null while it is not known */
  dateOrder: DateOrder | null;
}

const BETWEEN_TAGS = /\s*[,;\n]\s*/;
/** Google separates values of one cell so. */
const BETWEEN_VALUES = /\s*(?::::|[;,\n])\s*/;

/** Every row, with its person or its errors. */
export function toImportRows(rows: readonly TableRow[], reading: Reading): ImportRow[] {
  return joinRepeats(rows.map((row) => toImportRow(row, reading)));
}

/**
 * Merges the rows of one person, so that they are counted and imported once. Two rows are the same person if they have the
 * same name, the same phone number or address, and no different phone numbers. The server uses the same rule.
 */
function joinRepeats(rows: readonly ImportRow[]): ImportRow[] {
  const joined: ImportRow[] = [];
  const known = new Map<string, number>();
  for (const row of rows) {
    const { person } = row;
    const found = person && keysOf(person).map((key) => known.get(key));
    const at = found?.find((index) => index !== undefined);
    const first = at === undefined ? undefined : joined[at];
    const index = joined.length;
    if (person && first?.person && at !== undefined && !differInNumber(first.person, person)) {
      const whole = completedPerson(first.person, person);
      joined[at] = { ...first, person: whole };
      keysOf(whole).forEach((key) => known.set(key, at));
      const left: ImportRow['left'] =
        person.email === null || person.email === whole.email
          ? row.left
          : [...row.left, { field: 'email', typed: person.email }];
      joined.push({ ...row, person: null, left, repeats: first.number });
    } else {
      if (person) keysOf(person).forEach((key) => known.set(key, known.get(key) ?? index));
      joined.push(row);
    }
  }
  return joined;
}

function keysOf({ email, phone, ...name }: ImportedPersonInput): string[] {
  const contacts = [email, phone ?? null].filter((contact) => contact !== null);
  return contacts.map((contact) => `${nameKey(name)}|${contact}`);
}

function differInNumber(one: ImportedPersonInput, other: ImportedPersonInput): boolean {
  const [first, second] = [one.phone ?? '', other.phone ?? ''];
  return first !== '' && second !== '' && first !== second;
}

function completedPerson(
  first: ImportedPersonInput,
  other: ImportedPersonInput,
): ImportedPersonInput {
  return {
    ...first,
    email: first.email ?? other.email,
    phone: first.phone ?? other.phone,
    bday: first.bday ?? other.bday,
    ...customerDetailsSchema.parse(eachDetail((name) => first[name] ?? other[name])),
    tags: withTags(first.tags ?? [], { add: other.tags ?? [], remove: [] }).slice(0, MOST_TAGS),
  };
}

function toImportRow({ number, cells }: TableRow, reading: Reading): ImportRow {
  const names = namesOf(cells, reading);
  const typed = { ...names.typed, ...typedOf(cells, reading) };
  const left: ImportRow['left'] = [...names.left];
  const email = oneOf(typed.email, (value) => emailSchema.safeParse(value).success);
  const phone = oneOf(typed.phone, (value) => isValidPhone(normalizePhone(value)));
  const details = eachDetail((name) => CUSTOMER_DETAILS[name].read(typed[name]));
  const bday = pastDayOf(typed.bday, reading.dateOrder);
  const leave = (field: ImportField, value: string) => {
    if (value !== '') left.push({ field, typed: value });
  };
  for (const field of ['email', 'phone'] as const) {
    for (const further of furtherOf(cells, field, reading)) leave(field, further);
  }
  email.others.forEach((other) => leave('email', other));
  phone.others.forEach((other) => leave('phone', other));
  if (phone.value === null) leave('phone', typed.phone);
  const isEmailLeft = email.value === null && phone.value !== null;
  if (isEmailLeft) leave('email', typed.email);
  if (bday === null) leave('bday', typed.bday);
  for (const name of DETAIL_NAMES) if (details[name] === null) leave(name, typed[name]);
  const tags = tagsOf(typed.tags);
  tags.left.forEach((tag) => leave('tags', tag));
  const checked = importedPersonSchema.safeParse({
    firstName: typed.firstName,
    lastName: typed.lastName,
    email: email.value ?? (isEmailLeft || typed.email === '' ? null : typed.email),
    phone: phone.value,
    bday,
    ...details,
    tags: tags.read,
  } satisfies Record<CustomerFieldFor<'entry'> | 'tags', unknown>);
  const refused = new Set(checked.error?.issues.map(({ path }) => path[0]));
  return {
    number,
    typed,
    person: checked.data ?? null,
    wrong: IMPORT_FIELDS.filter((field) => refused.has(field)),
    left,
    repeats: null,
  };
}

/** What the columns of a field hold, the mapped one first; an address or a number may stand in several. */
function valuesOf(
  cells: readonly string[],
  field: ImportField,
  { mapping, columns }: Reading,
): string[] {
  const mapped = mapping[field];
  if (mapped === null) return [];
  const others = columns[field].includes(mapped) ? columns[field] : [];
  const values = [mapped, ...others].map((index) => cells[index] ?? '');
  return [...new Set(values.filter((value) => value !== ''))];
}

const furtherOf = (...of: Parameters<typeof valuesOf>): string[] => valuesOf(...of).slice(1);

/** First and last name, with the stripped titles and suffixes. */
function namesOf(cells: readonly string[], reading: Reading) {
  const { mapping, columns } = reading;
  const [firstCell = ''] = valuesOf(cells, 'firstName', reading);
  const [lastCell = ''] = valuesOf(cells, 'lastName', reading);
  const isWhole = mapping.firstName !== null && mapping.firstName === mapping.lastName;
  const isEmpty = firstCell === '' && lastCell === '';
  const left = (field: ImportField, additions: readonly string[]) =>
    additions.map((typed) => ({ field, typed }));
  if (isWhole || (isEmpty && columns.wholeName !== null)) {
    const { name, additions } = plainName(
      isWhole ? lastCell : (cells[columns.wholeName ?? -1] ?? ''),
    );
    return { typed: splitName(name), left: left('lastName', additions) };
  }
  const first = plainName(firstCell);
  const last = plainName(lastCell);
  return {
    typed: { firstName: first.name, lastName: last.name },
    left: [...left('firstName', first.additions), ...left('lastName', last.additions)],
  };
}

function typedOf(cells: readonly string[], reading: Reading) {
  const cell = (field: ImportField): string => valuesOf(cells, field, reading)[0] ?? '';
  return {
    email: cell('email'),
    phone: cell('phone'),
    bday: cell('bday'),
    ...eachDetail(cell),
    tags: cell('tags'),
  };
}

/** The first of several values in a cell that can be read, and the rest of them. */
function oneOf(typed: string, isReadable: (value: string) => boolean) {
  if (isReadable(typed)) return { value: typed, others: [] };
  const values = typed.split(BETWEEN_VALUES).filter((value) => value !== '');
  const value = values.find(isReadable) ?? null;
  return { value, others: value === null ? [] : values.filter((other) => other !== value) };
}

/** The tags of a cell, and those that are too long or too many. */
function tagsOf(typed: string) {
  const all = typed.split(BETWEEN_TAGS).filter((tag) => tag !== '');
  const fitting = all.filter((tag) => tagSchema.safeParse(tag).success);
  const read = withTags([], { add: fitting, remove: [] }).slice(0, MOST_TAGS);
  const key = (tag: string) => tag.toLocaleLowerCase('de-DE');
  const known = new Set(read.map(key));
  return { read, left: all.filter((tag) => !known.has(key(tag))) };
}
