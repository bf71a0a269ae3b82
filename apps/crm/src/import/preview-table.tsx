import {
  DETAIL_NAMES,
  eachDetail,
  type DetailName,
  type ImportResult,
} from '@wbd/domain/customers';
import { formatPhone } from '@wbd/domain/phone';
import { formatDay } from '@wbd/domain/time';
import { Text } from '@wbd/ui';
import { DataTable, type Column } from '@wbd/ui/table';
import { useMemo } from 'react';
import type { ImportField } from './columns.ts';
import type { ImportRow } from './import-rows.ts';
import { importTexts as texts } from './texts.de.ts';
import type { Results } from './use-import.ts';

type ColumnId = Exclude<ImportField, 'firstName' | 'lastName'> | 'number' | 'name' | 'state';

/** As it would be stored, or as the file says it while that cannot be. */
function shown({ typed, person }: ImportRow): Record<ImportField, string> {
  if (!person) return typed;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email ?? '',
    phone: formatPhone(person.phone ?? ''),
    bday: person.bday ? formatDay(person.bday) : '',
    ...eachDetail((name) => person[name] ?? ''),
    tags: (person.tags ?? []).join(', '),
  };
}

function nameOf(row: ImportRow): string {
  const { firstName, lastName } = shown(row);
  return `${firstName} ${lastName}`.trim();
}

const valueColumns: readonly Column<ImportRow, ColumnId>[] = [
  { id: 'name', header: texts.columns.name, cell: nameOf, width: '12rem' },
  { id: 'email', header: texts.columns.email, cell: (row) => shown(row).email, width: '14rem' },
  { id: 'phone', header: texts.columns.phone, cell: (row) => shown(row).phone, width: '11rem' },
  { id: 'bday', header: texts.columns.bday, cell: (row) => shown(row).bday, width: '8rem' },
  ...DETAIL_NAMES.map((name) => ({
    id: name,
    header: texts.columns[name],
    cell: (row: ImportRow) => shown(row)[name],
    width: '8rem',
  })),
  { id: 'tags', header: texts.columns.tags, cell: (row) => shown(row).tags, width: '11rem' },
];

const isDetail = (id: ColumnId): id is DetailName => DETAIL_NAMES.some((name) => name === id);

/** Rows of the file with the values to import and, afterwards, the result of each. */
export function PreviewTable({ rows, results }: { rows: readonly ImportRow[]; results: Results }) {
  const columns = useMemo(() => {
    const isUsed = ({ id }: (typeof valueColumns)[number]) =>
      !isDetail(id) || rows.some((row) => shown(row)[id] !== '');
    const number: Column<ImportRow, ColumnId> = {
      id: 'number',
      header: texts.columns.number,
      cell: (row) => row.number,
      width: '5rem',
    };
    const state: Column<ImportRow, ColumnId> = {
      id: 'state',
      header: texts.columns.state,
      cell: (row) => <State row={row} result={results.get(row.number)} />,
    };
    return [number, state, ...valueColumns.filter(isUsed)];
  }, [rows, results]);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.number)}
      nameOf={nameOf}
      minW="87rem"
      maxH="30rem"
    />
  );
}

function State({ row, result }: { row: ImportRow; result: ImportResult | undefined }) {
  const { text, color } = stateOf(row, result);
  return (
    <Text
      color={color}
      maxW={{ base: '11rem', md: 'none' }}
      lineClamp="5"
      whiteSpace="normal"
      title={text}
    >
      {text}
    </Text>
  );
}

function stateOf({ wrong, left, typed, repeats }: ImportRow, result: ImportResult | undefined) {
  if (repeats !== null) return { text: texts.repeated(repeats, left), color: 'fg.muted' };
  if (wrong.length > 0) return { text: texts.wrong(wrong, typed), color: 'fg.error' };
  if (result?.outcome === 'failed') return { text: texts.refused(result.code), color: 'fg.error' };
  if (result) return { text: texts[result.outcome], color: 'fg.success' };
  if (left.length > 0) return { text: texts.left(left), color: 'fg.warning' };
  return { text: texts.waiting, color: 'fg.muted' };
}
