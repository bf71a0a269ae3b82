import { useEffect } from 'react';

/** A section whose script hangs holds up the next one no longer than this. */
export const LONGEST_TURN_MS = 2000;

/**
 * A turn in the order in which the sections of a page are made. One comes after the other, so that the first can be used
 * while the next is made; once they have all been there, they come together.
 */
export function createTurn() {
  const { promise, resolve } = Promise.withResolvers<null>();
  const end = () => {
    resolve(null);
  };
  return {
    /** Waits until it is over. */
    over: () => {
      setTimeout(end, LONGEST_TURN_MS);
      return promise;
    },
    end,
  };
}

/** Ends a turn when what stands beside it is in the page, or is known not to come. */
export function TurnEnd({ end }: { end: () => void }) {
  useEffect(end, [end]);
  return null;
}
