import { usePageLoaded } from '@wbd/ui';
import { useEffect } from 'react';

/** Fetches what plays streams once the page has loaded: pressing play then waits for the film alone. */
export function usePreparedStream(isStream: boolean): void {
  const isLoaded = usePageLoaded();
  useEffect(() => {
    if (!isStream || !isLoaded) return;
    import('@wbd/ui/player')
      .then(({ prepareStreams }) => {
        prepareStreams();
      })
      // playing tries again, and says so
      .catch(() => undefined);
  }, [isStream, isLoaded]);
}
