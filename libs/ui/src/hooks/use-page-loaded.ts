import { useEffect, useState } from 'react';

/** Whether everything that the page's first view needs has loaded. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(() => document.readyState === 'complete');
  useEffect(() => {
    if (document.readyState === 'complete') {
      setIsLoaded(true);
      return;
    }
    const note = () => {
      setIsLoaded(true);
    };
    window.addEventListener('load', note, { once: true });
    return () => {
      window.removeEventListener('load', note);
    };
  }, []);
  return isLoaded;
}
