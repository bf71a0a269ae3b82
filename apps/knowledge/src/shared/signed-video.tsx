import { videoUrlQuery } from '@wbd/data/videos';
import type { VideoUrlInput } from '@wbd/domain/content';
import { useQuery } from '@wbd/query';
import { PlayerSkeleton } from '@wbd/ui/dialog';
import { FailureAlert } from '@wbd/ui/feedback';
import { lazy, Suspense, useState } from 'react';
import { resumeAt, stoppedAt } from './positions.ts';
import { sharedTexts as texts } from './texts.de.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

export interface SignedVideoProps {
  video: VideoUrlInput;
  title: string;
  /** address of its picture */
  poster: string | null;
}

/** Plays a video from a signed address, from where it was stopped last. A retry asks for a new address. */
export function SignedVideo({ video, title, poster }: SignedVideoProps) {
  const { data, error, isFetching, refetch } = useQuery(videoUrlQuery(video));
  const key = `${video.kind}/${video.id}`;
  const [startAt] = useState(() => resumeAt(key));
  const renew = () => void refetch();

  if (data) {
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <VideoPlayer
          src={data.url}
          label={title}
          captions={data.captions}
          poster={poster}
          autoPlay
          startAt={startAt}
          onTimeChange={(seconds) => {
            stoppedAt(key, seconds);
          }}
          onEnded={() => {
            stoppedAt(key, 0);
          }}
          expiresAt={data.expiresAt}
          onRetry={renew}
        />
      </Suspense>
    );
  }
  if (isFetching) return <PlayerSkeleton />;
  return <FailureAlert error={error} title={texts.failures.play} onRetry={renew} />;
}
