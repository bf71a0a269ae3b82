import { useAuth } from '@wbd/auth';
import { useCallback, useEffect, useState } from 'react';

/** Idle times after which the page asks whether someone is still there, and after which it is cleared. */
export const ASK_AFTER_MS = 45_000;
export const LEAVE_AFTER_MS = 60_000;

const ACTIVITY = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll'] as const;

export interface Idle {
  /**
   * How long the person has done nothing, to the second. 0 for a page that no one has touched and no one is signed in to: it
   * holds nothing to clear.
   */
  ms: number;
  /** the person's answer to the question; until then nothing else counts as activity */
  stay: () => void;
}

export function useIdle(): Idle {
  const isSignedIn = useAuth((auth) => auth.user !== null);
  const [touched, setTouched] = useState(false);
  const [lastActivity, setLastActivity] = useState(Date.now);
  const [now, setNow] = useState(Date.now);
  const isInUse = touched || isSignedIn;
  const ms = isInUse ? Math.max(0, now - lastActivity) : 0;
  const isAsked = ms >= ASK_AFTER_MS;

  const stay = useCallback(() => {
    setTouched(true);
    setLastActivity(Date.now());
    setNow(Date.now());
  }, []);

  useEffect(() => {
    if (isAsked) return;
    for (const type of ACTIVITY) addEventListener(type, stay, { capture: true, passive: true });
    return () => {
      for (const type of ACTIVITY) removeEventListener(type, stay, { capture: true });
    };
  }, [isAsked, stay]);

  useEffect(() => {
    if (!isInUse) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isInUse]);

  return { ms, stay };
}
