import { Box, Grid, Text, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is known about something, one line per fact: terms on the left, as wide as the longest. */
export function FactList(props: GridProps) {
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1.5"
      alignItems="baseline"
      textStyle="sm"
      {...props}
    />
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box display="contents">
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Box as="dd" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}
