import { Box, Table, type BoxProps, type TableRootProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { tableRecipe } from './table.recipe.ts';

/** A table in our look. The header stays in view inside a TableScroll. */
export function TableRoot(props: TableRootProps) {
  return <Table.Root recipe={tableRecipe} {...props} />;
}

export interface TableScrollProps extends BoxProps {
  label: string;
  ref?: Ref<HTMLDivElement>;
}

/** A framed area in which a table scrolls; it takes the focus, so that it scrolls by keyboard too. */
export function TableScroll({ label, ...props }: TableScrollProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      overflow="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      {...props}
    />
  );
}

export const TableHeader = Table.Header;
export const TableBody = Table.Body;
export const TableRow = Table.Row;
export const TableCell = Table.Cell;
export const TableColumnHeader = Table.ColumnHeader;
export const TableCaption = Table.Caption;
