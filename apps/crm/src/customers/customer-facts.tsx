import { Box, Grid, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { CustomerCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const LINES = ['email', 'phone', 'age', 'job', 'lastContact', 'registered'] satisfies SortId[];

export interface CustomerFactsProps {
  row: CustomerRow;
  /** further pairs of term and description */
  children?: ReactNode;
}

/** Everything in the list's columns but the name, one below the other. */
export function CustomerFacts({ row, children }: CustomerFactsProps) {
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1.5"
      alignItems="baseline"
      textStyle="sm"
    >
      {LINES.map((id) => (
        <Box key={id} display="contents">
          <Text as="dt" color="fg.muted">
            {crmTexts.columns[id]}
          </Text>
          <Box as="dd" overflowWrap="anywhere">
            <CustomerCell id={id} row={row} />
          </Box>
        </Box>
      ))}
      {children}
    </Grid>
  );
}
