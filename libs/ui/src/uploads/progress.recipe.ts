import { defineSlotRecipe } from '@chakra-ui/react';

export const progressRecipe = defineSlotRecipe({
  className: 'wbd-progress',
  slots: [
    'root',
    'track',
    'range',
    'label',
    'valueText',
    'view',
    'circle',
    'circleTrack',
    'circleRange',
  ],
  base: {
    root: { width: '100%' },
    track: { h: '2.5', borderRadius: 'full', bg: 'bg.emphasized', overflow: 'hidden' },
    range: {
      h: '100%',
      borderRadius: 'full',
      bg: 'colorPalette.solid',
      transitionProperty: 'width',
      transitionDuration: 'slow',
    },
  },
});
