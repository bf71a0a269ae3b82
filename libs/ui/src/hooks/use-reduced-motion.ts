import { useMediaQuery } from './use-media-query.ts';

/** True when the person asked their system for less motion. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
