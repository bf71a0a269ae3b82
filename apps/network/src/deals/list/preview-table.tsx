import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Text } from '@wbd/ui';
import { DataTable, type Column } from '@wbd/ui/table';
import { useMemo } from 'react';
import { noteOn } from './notes.ts';
import { listTexts as texts } from './texts.de.ts';
import type { Results } from './use-decisions.ts';
import type { JudgedRow } from './verdicts.ts';

type ColumnId = 'number' | 'note' | 'reference' | 'customer' | 'amount' | 'on' | 'status';

/** As it was reported, or as the list says it while no deal is found. */
const valueColumns: readonly Column<JudgedRow, ColumnId>[] = [
  {
    id: 'reference',
    header: texts.columns.reference,
    cell: ({ row, verdict }) => verdict.deal?.reference ?? row.typed.reference,
    width: '10rem',
  },
  {
    id: 'customer',
    header: texts.columns.customer,
    cell: ({ row, verdict }) => verdict.deal?.name ?? row.name ?? '',
    width: '10rem',
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    cell: ({ row, verdict }) =>
      verdict.deal ? formatMoney(verdict.deal.netCents) : row.typed.amount,
    width: '8rem',
  },
  {
    id: 'on',
    header: texts.columns.on,
    cell: ({ row, verdict }) => (verdict.deal ? formatDay(verdict.deal.on) : row.typed.on),
    width: '8rem',
  },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ row }) => row.typed.status,
    width: '9rem',
  },
];

interface PreviewTableProps {
  rows: readonly JudgedRow[];
  results: Results;
}

/** Rows of the list with their deals, what each does and, afterwards, what became of it. */
export function PreviewTable({ rows, results }: PreviewTableProps) {
  const columns = useMemo(() => {
    const number: Column<JudgedRow, ColumnId> = {
      id: 'number',
      header: texts.columns.number,
      cell: ({ row }) => row.number,
      width: '5rem',
    };
    const note: Column<JudgedRow, ColumnId> = {
      id: 'note',
      header: texts.columns.note,
      cell: (judged) => <Note judged={judged} results={results} />,
    };
    return [number, note, ...valueColumns];
  }, [results]);
  return (
    <DataTable
      label={texts.table}
      columns={columns}
      rows={rows}
      idOf={({ row }) => String(row.number)}
      nameOf={({ row }) => texts.row(row.number)}
      minW="76rem"
      maxH="30rem"
    />
  );
}

function Note({ judged, results }: { judged: JudgedRow; results: Results }) {
  const { text, color } = noteOn(judged, results.get(judged.row.number));
  return (
    <Text
      color={color}
      maxW={{ base: '13rem', md: 'none' }}
      lineClamp="5"
      whiteSpace="normal"
      title={text}
    >
      {text}
    </Text>
  );
}
