import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser is connected to a network; true when unknown. The network may still not reach the server. */
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

/** Calls back when a lost connection returns. */
export function useLineBack(onBack: (() => void) | undefined): void {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) onBack?.();
    wasOffline.current = !online;
  }, [online, onBack]);
}
