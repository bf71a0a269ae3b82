import { useSyncExternalStore } from 'react';

function onLoad(note: () => void): () => void {
  window.addEventListener('load', note, { once: true });
  return () => {
    window.removeEventListener('load', note);
  };
}

/** Whether everything that the page's first view needs has loaded. */
export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
