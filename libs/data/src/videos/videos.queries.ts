import { VIDEO_URL_SECONDS, type VideoUrlInput } from '@wbd/domain/content';
import { callable } from '@wbd/firebase/callables';
import { queryOptions } from '@wbd/query';

const videoUrl = callable('videoUrl');

const MINUTE = 60 * 1000;

export const videoKeys = {
  all: ['videos'] as const,
  url: (input: VideoUrlInput) => [...videoKeys.all, 'url', input.kind, input.id] as const,
};

/**
 * The address that a knowledge or quick video is played from, for half an hour. A player that is refused more of the
 * video after that asks again (`refetch`) and goes on where it was.
 */
export const videoUrlQuery = (input: VideoUrlInput) =>
  queryOptions({
    queryKey: videoKeys.url(input),
    queryFn: () => videoUrl(input),
    // well before the address expires
    staleTime: VIDEO_URL_SECONDS * 1000 - 5 * MINUTE,
    // an address that was not used meanwhile may have expired: it must not come from the cache
    gcTime: 0,
    // a new address would start the video over while it is watched
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
