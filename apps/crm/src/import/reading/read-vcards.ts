import ICAL from 'ical.js';
import * as z from 'zod/mini';
import { CUSTOMER_DETAILS, DETAIL_NAMES } from '@wbd/domain/customers';
import type { TableRow } from '@wbd/domain/tables';

/** An entry of the file that is not a valid vCard. */
export interface CardProblem {
  number: number;
  kind: 'card';
}

const CARD = /BEGIN:VCARD[\s\S]*?END:VCARD/gi;
/** Apple groups what belongs together: `item1.EMAIL`. */
const GROUP = /^[\w-]+\.(?=[A-Z-]+[;:])/gim;
/** Words that vCard 2.1 writes without the name of their parameter. */
const BARE_PARAMETER =
  /;(?!\w[\w-]*=)(HOME|WORK|CELL|VOICE|PREF|FAX|INTERNET|MSG|PAGER|CAR|VIDEO|MODEM|ISDN|BBS|DOM|INTL|POSTAL|PARCEL)(?=[;:])/gi;
const QUOTED_PRINTABLE = /^([^:\n]*);ENCODING=(?:QUOTED-PRINTABLE|Q)([^:\n]*):((?:.*=\n)*.*)$/gim;

/** The titles are such that the columns are recognised. */
const TITLES = [
  'Vorname',
  'Nachname',
  'Anzeigename',
  'E-Mail',
  'Telefon',
  'Geburtstag',
  ...DETAIL_NAMES.map((name) => CUSTOMER_DETAILS[name].label),
];

/** ical.js gives a property as name, parameters, type and values. */
const propertySchema = z.pipe(
  z.array(z.unknown()),
  z.transform(([name, parameters, , ...values]) => ({ name, parameters, values })),
);
const cardSchema = z.tuple([z.string(), z.array(propertySchema), z.unknown()]);
type Property = z.infer<typeof propertySchema>;

export const isVcards = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text);

/**
 * Reads contacts as a table, one row for each, whose first row holds titles. A card that cannot be read is named, and the
 * others are read.
 */
export function readVcards(text: string): { rows: TableRow[]; problems: CardProblem[] } {
  const rows: TableRow[] = [{ number: 1, cells: [...TITLES] }];
  const problems: CardProblem[] = [];
  const cards = text.replace(/\r\n?/g, '\n').match(CARD) ?? [];
  cards.forEach((card, index) => {
    const number = index + 2;
    try {
      rows.push({ number, cells: cellsOf(card) });
    } catch {
      problems.push({ number, kind: 'card' });
    }
  });
  return { rows, problems };
}

function cellsOf(card: string): string[] {
  const [, properties] = cardSchema.parse(ICAL.parse(modern(card)));
  const all = (name: string) => properties.filter((property) => property.name === name);
  const [lastName = '', firstName = ''] = namesOf(all('n')[0]);
  return [
    firstName,
    lastName,
    all('fn').map(textOf)[0] ?? '',
    all('email').toSorted(byPreference).map(textOf).join(' ::: '),
    all('tel').filter(isCalled).toSorted(byPreference).map(textOf).join(' ::: '),
    all('bday').map(textOf)[0] ?? '',
    ...DETAIL_NAMES.map((name) => {
      const values = CUSTOMER_DETAILS[name].card.flatMap(all).map(textOf);
      return values.find((value) => value !== '') ?? '';
    }),
  ];
}

/** A card of version 2.1 in the words of 3.0, which the library reads. */
function modern(card: string): string {
  return card
    .replace(QUOTED_PRINTABLE, (_, name: string, rest: string, value: string) => {
      const charset = /;CHARSET=([^;:]+)/i;
      const encoding = charset.exec(name + rest)?.[1] ?? 'utf-8';
      const plain = unquoted(value.replaceAll('=\n', ''), encoding);
      return `${(name + rest).replace(charset, '')}:${plain.replaceAll('\n', String.raw`\n`)}`;
    })
    .replace(GROUP, '')
    .replace(BARE_PARAMETER, ';TYPE=$1')
    .replace(/^VERSION:2\.1$/im, 'VERSION:3.0')
    .replaceAll('\n', '\r\n');
}

function unquoted(value: string, encoding: string): string {
  const bytes: number[] = [];
  for (const [part, hex] of value.matchAll(/=([\dA-F]{2})|[\s\S]/gi)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes)).replace(/\r\n?/g, '\n');
}

function namesOf(property: Property | undefined): string[] {
  const [value] = property?.values ?? [];
  const parts = z.safeParse(z.array(z.unknown()), value);
  if (parts.success) return parts.data.map(plainText);
  return plainText(value).split(';');
}

const textOf = ({ values }: Property): string => plainText(values[0]).replace(/^tel:/i, '');

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
    return (types.includes('cell') ? 2 : 0) + (types.includes('pref') ? 1 : 0);
  };
  return worth(b) - worth(a);
}
