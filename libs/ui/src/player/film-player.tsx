import { playedPath } from '@wbd/domain/files';
import { useState } from 'react';
import { playbackIn } from './playback.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface FilmPlayerProps extends Omit<VideoPlayerProps, 'src'> {
  path: string;
  /** short sides of its versions in pixels, ascending; none plays the original */
  sizes: readonly number[];
  urlOf: (path: string) => string;
}

/** No stage of a page is wider, in CSS pixels. */
const WIDEST_STAGE = 960;

/** Plays the version of a film that fits this browser. */
export function FilmPlayer({ path, sizes, urlOf, ...player }: FilmPlayerProps) {
  // once: another version would begin anew
  const [playback] = useState(() =>
    playbackIn(Math.min(window.innerWidth, WIDEST_STAGE), player.ratio ?? 16 / 9),
  );
  return <VideoPlayer {...player} src={urlOf(playedPath(path, sizes, playback))} />;
}
