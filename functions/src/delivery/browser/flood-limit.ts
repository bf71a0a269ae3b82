interface FloodLimitOptions {
  windowMs: number;
  /** in a window, from one network and from all */
  ofOne: number;
  ofAll: number;
}

/**
 * Counts in this instance's memory, so that a flood costs no database operations: counts may get lost.
 * @returns whether one more from this network is still allowed
 */
export function floodLimit({ windowMs, ofOne, ofAll }: FloodLimitOptions) {
  let since = -Infinity;
  let all = 0;
  const counts = new Map<string, number>();
  return (network: string, now: number): boolean => {
    if (now - since >= windowMs) {
      since = now;
      all = 0;
      counts.clear();
    }
    const count = counts.get(network) ?? 0;
    if (count >= ofOne || all >= ofAll) return false;
    counts.set(network, count + 1);
    all += 1;
    return true;
  };
}
