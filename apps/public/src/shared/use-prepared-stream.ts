import { usePageLoaded } from '@wbd/ui';
import { useEffect } from 'react';

const prepare = async () => {
  const prepareStreams = (await import('@wbd/ui/player')).prepareStreams;
  prepareStreams();
};

/** Fetches what plays streams once the page has loaded: pressing play then waits for the film alone. */
export function usePreparedStream(isStream: boolean): void {
  const isLoaded = usePageLoaded();
  useEffect(() => {
    if (!isStream || !isLoaded) return;
    // playing tries again, and says so
    prepare().catch(() => undefined);
  }, [isStream, isLoaded]);
}
