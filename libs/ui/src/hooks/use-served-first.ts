import { useSyncExternalStore } from 'react';

/**
 * A value that the served HTML cannot know, or has from an earlier time: while React takes the HTML over it is the one that
 * stands there, and right afterwards the present one.
 * @param served by which the HTML was made
 */
export function useServedFirst<Value>(served: Value, present: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => present,
    () => served,
  );
}

const neverChanges = () => () => undefined;
