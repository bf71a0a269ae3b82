import { videoUrlQuery } from '@wbd/data/videos';
import type { PictureUrls } from '@wbd/domain/files';
import { useQuery } from '@wbd/query';
import { Skeleton } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { LazyVideo } from '../shared/lazy-video.tsx';
import { PosterStage } from '../shared/poster-video.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { STAGE_SIZES } from '../shared/watch-layout.tsx';

interface SignedVideoProps {
  id: string;
  label: string;
  poster: PictureUrls | null;
}

/** A quick video behind its poster. */
export function SignedVideo(props: SignedVideoProps) {
  return (
    <PosterStage
      poster={props.poster}
      posterSizes={STAGE_SIZES}
      playLabel={sharedTexts.play(props.label)}
    >
      <SignedPlayer {...props} />
    </PosterStage>
  );
}

/** Plays from an address that the server signs for half an hour, once a person starts it. */
function SignedPlayer({ id, label, poster }: SignedVideoProps) {
  const address = useQuery(videoUrlQuery({ kind: 'quick', id }));
  if (address.data) {
    return (
      <LazyVideo
        src={address.data.url}
        label={label}
        captions={address.data.captions}
        poster={poster?.src ?? null}
        autoPlay
        expiresAt={address.data.expiresAt}
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
