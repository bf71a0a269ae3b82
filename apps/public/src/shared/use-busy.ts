import { useEffect, useState } from 'react';

const AT_MOST_MS = 10_000;

/** Whether a form is busy. It ends by itself after 10 s, so that an answer that never comes does not lock the form. */
export function useBusy(): [busy: boolean, setBusy: (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return [busy, setBusy];
}
