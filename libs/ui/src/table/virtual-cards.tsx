import { Box } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState, type ReactNode } from 'react';
import { overscanFor } from './overscan.ts';

const GAP_PX = 12;
const CARDS_BEYOND_SIGHT = 4;

export interface VirtualCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** of a card, about: it is measured once it shows */
  estimatedHeight: number;
  children: (row: Row) => ReactNode;
}

/** What a table is on phones: a card for each row. Of many, only the cards in sight are in the page. */
export function VirtualCards<Row>(props: VirtualCardsProps<Row>) {
  const { label, rows, idOf, estimatedHeight, children } = props;
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : idOf(row);
    },
    gap: GAP_PX,
    overscan: overscanFor(rows.length, CARDS_BEYOND_SIGHT),
    scrollMargin: top,
  });

  return (
    <Box
      as="ul"
      aria-label={label}
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
            {row !== undefined && children(row)}
          </Box>
        );
      })}
    </Box>
  );
}
