import ICAL from 'ical.js';
import * as z from 'zod/mini';
import { CUSTOMER_DETAILS, DETAIL_NAMES } from '@wbd/domain/customers';
import type { TableRow } from '@wbd/domain/tables';
import { cardsOf, type Card } from './card-lines.ts';

/**
 * Something in a vCard file that is not read:
 * - `line`: a line; the rest of the contact is read
 * - `begin`, `end`: the marker is missing, so a line may belong to another contact
 * - `group`: a list of contacts
 * - `nameless`: the contact has no person
 */
export interface CardProblem {
  kind: 'line' | 'begin' | 'end' | 'group' | 'nameless';
  /** line number, 1-based */
  number: number;
  /** name of the contact; empty if it has none */
  name: string;
}

/** The details that have a vCard property. */
const CARD_DETAILS = DETAIL_NAMES.filter((name) => CUSTOMER_DETAILS[name].card.length > 0);

/** The titles are such that the columns are recognised. */
const TITLES = [
  'Vorname',
  'Nachname',
  'Anzeigename',
  'E-Mail',
  'Telefon',
  'Geburtstag',
  ...CARD_DETAILS.map((name) => CUSTOMER_DETAILS[name].label),
];

const READ: ReadonlySet<string> = new Set([
  'n',
  'fn',
  'email',
  'tel',
  'bday',
  'kind',
  ...CARD_DETAILS.flatMap((name) => CUSTOMER_DETAILS[name].card),
]);

/** Group, name, parameters and value of a content line; quoted values of parameters may contain a colon. */
const CONTENT = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;
/** The same for a line with an unclosed quotation mark. */
const UNQUOTED_CONTENT = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;[^:]*)?):(.*)$/s;
const PARAMETER = /;((?:"[^"]*"|[^";])*)/g;
/** No program writes more into one of these properties. */
const MOST_CHARACTERS = 10_000;

/** ical.js gives a property as name, parameters, type and values. */
const propertySchema = z.pipe(
  z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()], z.unknown()),
  z.transform(([name, parameters, , ...values]) => ({ name, parameters, values })),
);
type Property = z.infer<typeof propertySchema>;

export const isVcards = (text: string): boolean =>
  /^\uFEFF?\s*BEGIN:VCARD/i.test(text) || /^END:VCARD\s*$/im.test(text);

/**
 * Reads contacts as a table: a header row, then one row per contact. Reports an unreadable line and reads the rest of
 * its contact.
 */
export function readVcards(text: string): { rows: TableRow[]; problems: CardProblem[] } {
  const rows: TableRow[] = [{ number: 0, cells: [...TITLES] }];
  const problems: CardProblem[] = [];
  for (const card of cardsOf(text.replace(/^\uFEFF/, ''))) {
    const { properties, unread } = propertiesOf(card);
    const cells = cellsOf(properties);
    const [firstName = '', lastName = '', displayName = '', ...contact] = cells;
    const name = `${firstName} ${lastName}`.trim() || displayName;
    const report = (kind: CardProblem['kind'], number: number) => {
      problems.push({ kind, number, name });
    };
    if (isGroup(properties)) {
      report('group', card.number);
    } else if (name === '' && contact.every((cell) => cell === '')) {
      report('nameless', card.number);
    } else {
      rows.push({ number: card.number, cells });
      unread.forEach((number) => report('line', number));
      if (!card.hasBegin) report('begin', card.number);
      if (!card.hasEnd) report('end', card.number);
    }
  }
  return { rows, problems };
}

function propertiesOf({ lines }: Card): { properties: Property[]; unread: number[] } {
  const properties: Property[] = [];
  const unread: number[] = [];
  for (const { number, text } of lines) {
    const [, name = '', parameters = '', value = ''] =
      CONTENT.exec(text) ?? UNQUOTED_CONTENT.exec(text) ?? [];
    if (name !== '' && !READ.has(name.toLowerCase())) continue;
    const property = name === '' ? null : propertyOf(name, parameters, value);
    if (property) properties.push(property);
    else unread.push(number);
  }
  return { properties, unread };
}

/** @returns null if it cannot be parsed */
function propertyOf(name: string, parameters: string, value: string): Property | null {
  if (value.length > MOST_CHARACTERS) return null;
  try {
    const line = modern(name, parameters, value);
    return propertySchema.parse(ICAL.parse.property(line, ICAL.design.vcard3));
  } catch {
    return null;
  }
}

/** Converts a property of any version to 3.0. Version 2.1 writes parameters without names. */
function modern(name: string, parameters: string, value: string): string {
  const kept: string[] = [];
  let charset = 'utf-8';
  let isQuoted = false;
  for (const [, parameter = ''] of parameters.matchAll(PARAMETER)) {
    const [key = '', ...rest] = parameter.split('=');
    const text = rest.join('=').replaceAll('"', '');
    const word = rest.length > 0 ? text : key.replaceAll('"', '');
    if (/^(?:QUOTED-PRINTABLE|Q)$/i.test(word)) isQuoted = true;
    else if (/^CHARSET$/i.test(key)) charset = text;
    else if (rest.length === 0 || /^TYPE$/i.test(key)) kept.push(...typesIn(word));
    else if (/^(?:PREF|X-APPLE-OMIT-YEAR)$/i.test(key)) kept.push(`${key}=${text}`);
  }
  const plain = isQuoted ? unquoted(value, charset).replaceAll('\n', String.raw`\n`) : value;
  return [name, ...kept].join(';') + `:${plain}`;
}

const typesIn = (word: string): string[] =>
  (word.match(/[\w-]+/g) ?? []).map((type) => `TYPE=${type}`);

function unquoted(value: string, charset: string): string {
  const bytes: number[] = [];
  for (const [part, hex] of value.matchAll(/=([\dA-F]{2})|[\s\S]/giu)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes)).replace(/\r\n?/g, '\n');
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function isGroup(properties: readonly Property[]): boolean {
  return properties.some(
    (property) => property.name === 'kind' && /^group$/i.test(textOf(property)),
  );
}

function cellsOf(properties: readonly Property[]): string[] {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const [lastName = '', firstName = ''] = all('n').map(namesOf).toSorted(byParts)[0] ?? [];
  return [
    firstName,
    lastName,
    all('fn').map(textOf)[0] ?? '',
    all('email').toSorted(byPreference).map(textOf).join(' ::: '),
    all('tel').filter(isCalled).toSorted(byPreference).map(textOf).join(' ::: '),
    all('bday').map(birthdayOf)[0] ?? '',
    ...CARD_DETAILS.map((name) => {
      const values = CUSTOMER_DETAILS[name].card.flatMap(all).map(textOf);
      return values.find((value) => value !== '') ?? '';
    }),
  ];
}

function namesOf({ values: [value] }: Property): string[] {
  const parts = z.safeParse(z.array(z.unknown()), value);
  if (parts.success) return parts.data.map(plainText);
  return plainText(value).split(';');
}

/** A damaged line may look like a second name, with fewer parts. */
const byParts = (a: readonly string[], b: readonly string[]): number =>
  b.filter(Boolean).length - a.filter(Boolean).length;

const textOf = ({ values }: Property): string => plainText(values[0]).replace(/^tel:/i, '');

/** Apple marks a birthday without a year; version 4.0 writes it as `--05-09`. */
function birthdayOf(property: Property): string {
  const text = textOf(property);
  return 'x-apple-omit-year' in property.parameters ? text.replace(/^\d{4}/, '-') : text;
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(plainText).join(' ').trim() : '';
}

const typesOf = ({ parameters }: Property): string => JSON.stringify(parameters).toLowerCase();

const isCalled = (property: Property): boolean => !/fax|pager|modem/.test(typesOf(property));

/** Mobile phones first, then what the person prefers. */
function byPreference(a: Property, b: Property): number {
  const worth = (property: Property) => {
    const types = typesOf(property);
    return (
      (types.includes('cell') || types.includes('mobile') ? 2 : 0) +
      (types.includes('pref') ? 1 : 0)
    );
  };
  return worth(b) - worth(a);
}
