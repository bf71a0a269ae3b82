import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from '../toast/toast-store.ts';

/** Renders the toaster, whose code is loaded with the first toast. A load that failed is tried again with the next one. */
export function ToasterSlot() {
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.countWaiting, () => 0);
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType }>();
  const missing = waiting > 0 && !loaded;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    import('../toast/toaster.tsx').then(
      ({ Toaster }) => {
        if (current) setLoaded({ Toaster });
      },
      () => {
        // what was to be said waits in the store; the next toast tries again
      },
    );
    return () => {
      current = false;
    };
  }, [missing, waiting]);

  return loaded ? <loaded.Toaster /> : null;
}
