import { decisionReasonSchema, type DealDecision } from '@wbd/domain/commission';
import { referralName } from '@wbd/domain/customers';
import { typedCents } from '@wbd/domain/plans';
import { orderOf, pastDayOf, splitName, type DateOrder, type TableRow } from '@wbd/domain/tables';
import type { ListField, Mapping } from './columns.ts';

/** A row of the list, as it is understood. */
export interface ListRow {
  /** in the file */
  number: number;
  /** as the file says it */
  typed: Readonly<Record<ListField, string>>;
  status: Status | null;
  /** in cents, below zero where the list says so; null when the cell holds no amount */
  cents: number | null;
  /** day of the deal; null when the cell holds no valid date */
  on: string | null;
  /** first name and the initial of the last name, as deals have it; null when the list names no one */
  name: string | null;
  /** null without one, or when it cannot be stored */
  reason: string | null;
}

export type Status = Exclude<DealDecision['kind'], 'withdraw'>;

/** Words for a status, in lower case; everything else leaves a deal as it is. */
const STATUS_WORDS: readonly (readonly [RegExp, Status])[] = [
  [/^(?:bestätigt|genehmigt|freigegeben|angenommen|policiert|confirmed|approved)$/, 'confirm'],
  [/^(?:abgelehnt|nicht angenommen|zurückgewiesen|refused|rejected)$/, 'refuse'],
  [/^(?:storniert|storno|widerrufen|cancell?ed)$/, 'cancel'],
];

/** `1234.56` and `1,234.56`, which can be read one way only. */
const WITH_POINT = /^(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}$/;

/** Every row of a list below its titles. */
export function listRowsOf(rows: readonly TableRow[], mapping: Mapping): ListRow[] {
  const days = mapping.on === null ? [] : rows.map(({ cells }) => cells[mapping.on ?? 0] ?? '');
  // the first of February, unless the column says otherwise
  const order = orderOf(days) ?? 'day';
  return rows.map((row) => listRow(row, mapping, order));
}

function listRow({ number, cells }: TableRow, mapping: Mapping, order: DateOrder): ListRow {
  const cell = (field: ListField) => cells[mapping[field] ?? -1] ?? '';
  const typed = {
    reference: cell('reference'),
    amount: cell('amount'),
    status: cell('status'),
    on: cell('on'),
    lastName: cell('lastName'),
    firstName: cell('firstName'),
    reason: cell('reason'),
  } satisfies Record<ListField, string>;
  return {
    number,
    typed,
    status: statusOf(typed.status),
    cents: centsOf(typed.amount),
    on: typed.on === '' ? null : pastDayOf(typed.on, order),
    name: nameOf(typed),
    reason: decisionReasonSchema.safeParse(typed.reason).data ?? null,
  };
}

function statusOf(typed: string): Status | null {
  const word = typed.toLocaleLowerCase('de').replace(/\s+/g, ' ').trim();
  return STATUS_WORDS.find(([words]) => words.test(word))?.[1] ?? null;
}

/** Cents of a sum as Germans or programs write it, with or without currency and sign. */
export function centsOf(typed: string): number | null {
  const bare = typed.replace(/[\s\u00a0€]|EUR/gi, '').replaceAll('−', '-');
  const isNegative = /^-|-$/.test(bare);
  const sum = bare.replace(/^[+-]|-$/, '');
  const german = WITH_POINT.test(sum) ? sum.replaceAll(',', '').replace('.', ',') : sum;
  const cents = typedCents(german);
  return cents === null ? null : isNegative ? 0 - cents : cents;
}

function nameOf({ firstName, lastName }: ListRow['typed']): string | null {
  if (lastName === '') return null;
  return referralName(firstName === '' ? splitName(lastName) : { firstName, lastName });
}
