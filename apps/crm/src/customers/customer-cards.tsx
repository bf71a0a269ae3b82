import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Box, Flex, Grid, Heading, IconButton, Text } from '@wbd/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { CustomerCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { overscanFor } from './overscan.ts';
import { crmTexts } from './texts.de.ts';

const CARD_HEIGHT_PX = 268;
const GAP_PX = 12;
const CARDS_BEYOND_SIGHT = 4;

const LINES = ['email', 'phone', 'age', 'job', 'lastContact', 'registered'] satisfies SortId[];

function CustomerCard({ row, onEdit }: { row: CustomerRow; onEdit: (id: string) => void }) {
  return (
    <Box
      as="article"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      ps="4"
      pe="2"
      pt="2"
      pb="4"
      boxShadow="xs"
    >
      <Flex align="center" gap="2">
        <Heading as="h2" size="lg" flex="1" minW="0" overflowWrap="anywhere">
          {row.name}
        </Heading>
        <IconButton
          variant="ghost"
          aria-label={crmTexts.editCustomer(row.name)}
          onClick={() => {
            onEdit(row.customer.id);
          }}
        >
          <Pencil aria-hidden />
        </IconButton>
      </Flex>
      <Grid
        as="dl"
        templateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1.5"
        alignItems="baseline"
        pe="2"
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
      </Grid>
    </Box>
  );
}

/** The customers below 768 px. Of many, only the cards in sight are in the page. */
export function CustomerCards(props: { rows: CustomerRow[]; onEdit: (id: string) => void }) {
  const { rows, onEdit } = props;
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_HEIGHT_PX,
    getItemKey: (index) => rows[index]?.customer.id ?? index,
    gap: GAP_PX,
    overscan: overscanFor(rows.length, CARDS_BEYOND_SIGHT),
    scrollMargin: top,
  });

  return (
    <Box
      as="ul"
      aria-label={crmTexts.tableLabel}
      position="relative"
      ref={(element: HTMLElement | null) => {
        if (element) setTop(element.getBoundingClientRect().top + window.scrollY);
      }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          <Box
            as="li"
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            position="absolute"
            insetX="0"
            top="0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row && <CustomerCard row={row} onEdit={onEdit} />}
          </Box>
        );
      })}
    </Box>
  );
}
