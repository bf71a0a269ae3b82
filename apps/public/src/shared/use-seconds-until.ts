import { useEffect, useState } from 'react';

/**
 * Counts down.
 * @param time milliseconds since 1970
 * @returns whole seconds until then, 0 once it has come
 */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOver, time]);
  return left;
}
