import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser has a line; true when it cannot tell. A line may still lead nowhere. */
export const isOnline = (): boolean => !('onLine' in navigator) || navigator.onLine;

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** The same, followed. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Calls back once the line that was gone is there again. */
export function useLineBack(onBack: (() => void) | undefined): void {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) onBack?.();
    wasOffline.current = !online;
  }, [online, onBack]);
}
