import { usePageLoaded } from '@wbd/ui';
import { useEffect } from 'react';

const prepare = async (address: string) => {
  const prepareStreams = (await import('@wbd/ui/player')).prepareStreams;
  prepareStreams(address);
};

/**
 * Fetches what plays a stream once the page has loaded: pressing play then waits for the film alone.
 * @param address of the stream; null for a film of another kind
 */
export function usePreparedStream(address: string | null): void {
  const isLoaded = usePageLoaded();
  useEffect(() => {
    if (address === null || !isLoaded) return;
    // playing tries again, and says so
    prepare(address).catch(() => undefined);
  }, [address, isLoaded]);
}
