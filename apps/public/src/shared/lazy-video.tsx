import { Skeleton } from '@wbd/ui';
import type { VideoPlayerProps } from '@wbd/ui/player';
import { lazy } from 'react';
import { SectionBoundary } from './section-boundary.tsx';
import { sharedTexts } from './texts.de.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

/** A player that is fetched with its page, in room that is kept for it. */
export function LazyVideo(props: VideoPlayerProps) {
  return (
    <SectionBoundary
      fallback={<Skeleton w="full" aspectRatio={props.ratio ?? 16 / 9} borderRadius="l3" />}
      text={sharedTexts.sectionFailed}
    >
      <VideoPlayer {...props} />
    </SectionBoundary>
  );
}
