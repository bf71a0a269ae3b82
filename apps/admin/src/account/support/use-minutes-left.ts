import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The minutes until an instant, begun ones included; counts down by itself.
 * @param until milliseconds since 1970; null while it is unknown
 */
export function useMinutesLeft(until: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return until === null ? null : Math.max(0, Math.ceil((until - now) / MINUTE_MS));
}
