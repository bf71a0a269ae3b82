import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort } from './sort.ts';
import { TableColumnHeader } from './table.tsx';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'l1',
    _hover: { color: 'fg' },
  },
});

function SortMark({ sorted, descending }: { sorted: boolean; descending: boolean }) {
  if (!sorted) return <ArrowUpDown aria-hidden size={14} opacity={0.45} />;
  return descending ? <ArrowDown aria-hidden size={14} /> : <ArrowUp aria-hidden size={14} />;
}

interface SortHeaderProps<Id extends string> {
  id: Id;
  width: string | undefined;
  pinned: boolean;
  sort: Sort<Id> | undefined;
  /** absent for a column that is not sorted by */
  onSort: ((sort: Sort<Id>) => void) | undefined;
  children: ReactNode;
}

/** A column's title, which sorts by it and, clicked again, turns the order around. */
export function SortHeader<Id extends string>(props: SortHeaderProps<Id>) {
  const { id, width, pinned, sort, onSort, children } = props;
  const sorted = sort?.id === id;
  const descending = sorted && sort.descending;
  const direction = descending ? 'descending' : 'ascending';
  return (
    <TableColumnHeader
      scope="col"
      width={width}
      data-pinned={pinned ? true : undefined}
      // the button has its own height
      py={onSort ? '0' : undefined}
      aria-sort={onSort ? (sorted ? direction : 'none') : undefined}
      color={sorted ? 'fg' : undefined}
    >
      {onSort ? (
        <SortButton
          type="button"
          onClick={() => {
            onSort({ id, descending: sorted && !descending });
          }}
        >
          {children}
          <SortMark sorted={sorted} descending={descending} />
        </SortButton>
      ) : (
        children
      )}
    </TableColumnHeader>
  );
}
