import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useSyncExternalStore } from 'react';

/** What Embla hands out once it has started. */
type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

export interface CarouselState {
  /** index of the first slide that shows */
  selected: number;
  /** whether another slide was the first one before; not yet while a press waits for the start */
  hasLeft: boolean;
  /** indexes of the slides that show; empty until it is known */
  visible: readonly number[];
}

const initial: CarouselState = { selected: 0, hasLeft: false, visible: [] };
const events = ['select', 'reInit', 'slidesInView'] as const;

interface Source {
  subscribe: (onChange: () => void) => () => void;
  read: () => CarouselState;
}

const sources = new WeakMap<CarouselApi, Source>();

// React compares snapshots by identity: one is kept per carousel until an event makes it stale
function sourceOf(api: CarouselApi): Source {
  const known = sources.get(api);
  if (known) return known;
  let snapshot: CarouselState | undefined;
  const source: Source = {
    subscribe(onChange) {
      const refresh = () => {
        snapshot = undefined;
        onChange();
      };
      // what happened between the first look and now was not announced
      snapshot = undefined;
      for (const event of events) api.on(event, refresh);
      return () => {
        for (const event of events) api.off(event, refresh);
      };
    },
    read: () =>
      (snapshot ??= {
        selected: api.selectedScrollSnap(),
        hasLeft: api.previousScrollSnap() !== api.selectedScrollSnap(),
        visible: api.slidesInView(),
      }),
  };
  sources.set(api, source);
  return source;
}

const nothing: Source = { subscribe: () => () => undefined, read: () => initial };

/** Where a carousel stands, kept up to date. */
export function useCarouselState(api: CarouselApi | undefined): CarouselState {
  const { subscribe, read } = api ? sourceOf(api) : nothing;
  return useSyncExternalStore(subscribe, read, () => initial);
}
