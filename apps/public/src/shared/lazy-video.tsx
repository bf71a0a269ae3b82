import { Skeleton } from '@wbd/ui';
import type { FilmPlayerProps, VideoPlayerProps } from '@wbd/ui/player';
import { lazy, type ReactNode } from 'react';
import { useFileUrls } from './file-urls.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { sharedTexts } from './texts.de.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

const FilmPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).FilmPlayer,
}));

/** A player that is fetched with its page, in room that is kept for it. */
export function LazyVideo(props: VideoPlayerProps) {
  return (
    <Stage ratio={props.ratio}>
      <VideoPlayer {...props} />
    </Stage>
  );
}

/** Likewise, for a film that the server makes into versions. */
export function LazyFilm(props: Omit<FilmPlayerProps, 'urlOf'>) {
  const urlOf = useFileUrls();
  return (
    <Stage ratio={props.ratio}>
      <FilmPlayer {...props} urlOf={urlOf} />
    </Stage>
  );
}

function Stage({ ratio = 16 / 9, children }: { ratio: number | undefined; children: ReactNode }) {
  return (
    <SectionBoundary
      fallback={<Skeleton w="full" aspectRatio={ratio} borderRadius="l3" />}
      text={sharedTexts.sectionFailed}
    >
      {children}
    </SectionBoundary>
  );
}
