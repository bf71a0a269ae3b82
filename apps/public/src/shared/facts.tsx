import { chakra } from '@wbd/ui';

/** A list of what is known about a seat: `dt` and `dd` inside. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '6',
    rowGap: '2',
    p: '5',
    borderRadius: 'lg',
    bg: 'bg.muted',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
