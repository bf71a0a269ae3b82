import { defineSlotRecipe } from '@chakra-ui/react';

export const tabsRecipe = defineSlotRecipe({
  className: 'wbd-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { width: '100%' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      borderBottomWidth: '1px',
      borderColor: 'border',
      // room for the focus ring, which the scrolling would cut
      p: '1',
      pb: '0',
      // two share the width of a phone, in two lines if need be; more of them are scrolled through
      '& > :first-child:nth-last-child(2), & > :first-child + :last-child': {
        flexShrink: { base: '1', md: '0' },
        px: { base: '2', md: '4' },
      },
    },
    trigger: {
      flexShrink: '0',
      minH: '11',
      px: '4',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'button',
      borderTopRadius: 'l2',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      _hover: { color: 'fg', bg: 'bg.subtle' },
      _selected: { color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
      _disabled: { layerStyle: 'disabled' },
      _focusVisible: {
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '-2px',
      },
    },
    content: {
      pt: '6',
      _focusVisible: {
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '4px',
      },
    },
  },
});
