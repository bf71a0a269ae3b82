import { useEffect } from 'react';

/** Browsers allow full screen only in answer to a click, and end it with the document: so each click asks for it. */
export function useFullScreen(): void {
  useEffect(() => {
    const enter = () => {
      if (document.fullscreenElement !== null || !document.fullscreenEnabled) return;
      // a device that refuses shows the page in its window
      document.documentElement.requestFullscreen().catch(() => undefined);
    };
    addEventListener('click', enter);
    return () => {
      removeEventListener('click', enter);
    };
  }, []);
}
