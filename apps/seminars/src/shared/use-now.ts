import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time, kept up while the page is open: a session begins while its list of participants is on the table. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
