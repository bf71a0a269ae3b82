import { useSyncExternalStore } from 'react';

/** From this width on, pages use their desktop layout; the theme's breakpoint `md` is the same. */
export const DESKTOP_FROM_PX = 768;

const query = `(max-width: ${DESKTOP_FROM_PX - 0.02}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}

/** True below 768 px, and kept up to date. Where CSS can tell the two apart, use a responsive style prop instead. */
export function useBreakpointMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
