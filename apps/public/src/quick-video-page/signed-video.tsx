import { videoUrlQuery } from '@wbd/data/videos';
import { useQuery } from '@wbd/query';
import { Skeleton } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { LazyVideo } from '../shared/lazy-video.tsx';

interface SignedVideoProps {
  id: string;
  label: string;
  poster: string | null;
}

/** A quick video, played from an address that the server signs for half an hour. */
export function SignedVideo({ id, label, poster }: SignedVideoProps) {
  const address = useQuery(videoUrlQuery({ kind: 'quick', id }));
  if (address.data) {
    return (
      <LazyVideo
        src={address.data.url}
        label={label}
        poster={poster}
        onRetry={() => void address.refetch()}
      />
    );
  }
  if (address.isError) {
    return (
      <FailureAlert
        error={address.error}
        onRetry={() => void address.refetch()}
        retrying={address.isFetching}
      />
    );
  }
  return <Skeleton w="full" aspectRatio="16 / 9" borderRadius="l3" />;
}
