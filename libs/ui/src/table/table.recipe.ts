import { defineSlotRecipe } from '@chakra-ui/react';

export const tableRecipe = defineSlotRecipe({
  className: 'wbd-table',
  slots: ['root', 'header', 'body', 'row', 'cell', 'columnHeader', 'caption', 'footer'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textStyle: 'sm',
    },
    header: { position: 'sticky', top: '0', zIndex: 'docked' },
    columnHeader: {
      textAlign: 'start',
      fontWeight: 'medium',
      textStyle: 'xs',
      color: 'fg.muted',
      bg: 'bg.subtle',
      px: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      whiteSpace: 'nowrap',
      // stays in view while the rest scrolls sideways
      '&[data-pinned]': { position: 'sticky', insetStart: '0', zIndex: 'docked' },
    },
    cell: {
      textAlign: 'start',
      px: '3',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      '&[data-pinned]': { position: 'sticky', insetStart: '0', bg: 'bg.panel' },
    },
    caption: { textStyle: 'sm', color: 'fg.muted', textAlign: 'start', px: '3', py: '3' },
  },
  variants: {
    interactive: { true: { body: { '& tr:hover td': { bg: 'bg.subtle' } } } },
  },
});
