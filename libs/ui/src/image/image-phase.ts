/** An image without priority starts this much after it came near, so that the first ones have the line to themselves. */
export const LATER_START_MS = 300;
/** After this long without an answer the fallback is shown. */
export const PRELOAD_TIMEOUT_MS = 5000;
/** So many images at the beginning of a list are loaded first. */
export const PRIORITY_IMAGES = 3;

/** waiting: not asked for yet; loading; loaded; missing: the fallback shows. */
export type ImagePhase = 'waiting' | 'loading' | 'loaded' | 'missing';
export type ImageEvent = 'start' | 'load' | 'error' | 'timeout';

export function firstPhase({
  src,
  priority,
}: {
  src: string | null;
  priority: boolean;
}): ImagePhase {
  if (src === null) return 'missing';
  return priority ? 'loading' : 'waiting';
}

/** An image that comes after its time-out still replaces the fallback. */
export function nextPhase(phase: ImagePhase, event: ImageEvent): ImagePhase {
  switch (event) {
    case 'start':
      return phase === 'waiting' ? 'loading' : phase;
    case 'load':
      return 'loaded';
    case 'error':
      return 'missing';
    case 'timeout':
      return phase === 'loading' ? 'missing' : phase;
  }
}
