import { useMediaQuery } from './use-media-query.ts';

/** From this width on, pages use their desktop layout; the theme's breakpoint `md` is the same. */
export const DESKTOP_FROM_PX = 768;

/** True below 768 px, and kept up to date. Where CSS can tell the two apart, use a responsive style prop instead. */
export function useBreakpointMobile(): boolean {
  return useMediaQuery(`(max-width: ${DESKTOP_FROM_PX - 0.02}px)`);
}
