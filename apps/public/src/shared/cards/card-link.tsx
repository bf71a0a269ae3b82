import { Link as RouterLink } from '@wbd/router';
import { chakra } from '@wbd/ui';

/** A card that leads on as a whole. */
export const CardLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    borderRadius: 'l3',
    overflow: 'hidden',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.muted',
    boxShadow: 'sm',
    transition: 'box-shadow 180ms, transform 180ms',
    _hover: { boxShadow: 'lg', transform: 'translateY(-3px)' },
  },
});
