import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from '../toast/toast-store.ts';

/** Long enough for the page itself to have what it needs. */
const PREFETCH_AFTER_MS = 5_000;

const loadToaster = () => import('../toast/toaster.tsx');

/**
 * Renders the toaster. Its code is prefetched once the page has settled, because a toast about a lost connection must
 * not need one. The next toast retries a failed load.
 */
export function ToasterSlot() {
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.countWaiting, () => 0);
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType }>();
  const missing = waiting > 0 && !loaded;

  useEffect(() => {
    const timer = setTimeout(() => {
      // rendered at once: from here on the store hands its toasts to the toaster instead of keeping them
      loadToaster().then(
        ({ Toaster }) => {
          setLoaded({ Toaster });
        },
        () => {
          // the first toast tries again
        },
      );
    }, PREFETCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (!missing) return;
    let current = true;
    loadToaster().then(
      ({ Toaster }) => {
        if (current) setLoaded({ Toaster });
      },
      () => {
        // the toast waits in the store; the next one retries
      },
    );
    return () => {
      current = false;
    };
  }, [missing, waiting]);

  return loaded ? <loaded.Toaster /> : null;
}
