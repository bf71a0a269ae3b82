import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from './auth-store.ts';
import { isLoginRemembered } from './remembered-login.ts';
import { startAuth } from './start-auth.ts';

/** Whether a remembered login is still being read. Forms know the person once it has been read. False if it cannot be read. */
export function useLoginAwaited(): boolean {
  const isLoading = useAuth(({ status }) => status === 'loading');
  // the served HTML is the same for everyone
  const isRemembered = useSyncExternalStore(neverChanges, isLoginRemembered, () => false);
  const [failed, setFailed] = useState(false);
  const isAwaited = isLoading && isRemembered && !failed;
  useEffect(() => {
    if (isAwaited) startAuth().catch(() => setFailed(true));
  }, [isAwaited]);
  return isAwaited;
}

const neverChanges = () => () => undefined;
