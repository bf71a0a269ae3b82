import { chakra } from '@wbd/ui';

const stacked = {
  gridTemplateColumns: '1fr',
  rowGap: '0',
  '& dt:not(:first-of-type)': { mt: '3' },
};

/** A list of what is known about a seat or a person: `dt` and `dd` inside, one below the other where it is narrow. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '6',
    rowGap: '2',
    p: '5',
    '@media screen and (max-width: 22.49em)': stacked,
    borderRadius: 'lg',
    bg: 'bg.muted',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
  variants: { terms: { long: { '@media screen and (max-width: 29.99em)': stacked } } },
});
