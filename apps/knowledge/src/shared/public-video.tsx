import { lazy, Suspense } from 'react';
import { PlayerSkeleton } from '@wbd/ui/dialog';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

/** Plays a video whose address everyone may know. */
export function PublicVideo({
  src,
  title,
  poster,
}: {
  src: string;
  title: string;
  poster: string | null;
}) {
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <VideoPlayer src={src} label={title} poster={poster} autoPlay />
    </Suspense>
  );
}
