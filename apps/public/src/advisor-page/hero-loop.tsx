import { playedPath } from '@wbd/domain/files';
import { LoopVideo, playbackIn } from '@wbd/ui/player';
import { useState } from 'react';
import { useFileUrls } from '../shared/file-urls.ts';

interface HeroLoopProps {
  path: string;
  /** short sides of its versions in pixels, ascending */
  sizes: readonly number[];
  hasPoster: boolean;
}

const RATIO = 16 / 9;

/** The video behind the hero, in a script of its own so that the words do not wait for it. */
export default function HeroLoop({ path, sizes, hasPoster }: HeroLoopProps) {
  const fileUrl = useFileUrls();
  // once: another version would begin anew
  const [playback] = useState(() => ({
    ...playbackIn(window.innerWidth, RATIO),
    // the shade hides what more pixels would show
    density: 1,
  }));
  return (
    <LoopVideo
      src={fileUrl(playedPath(path, sizes, playback))}
      hasPoster={hasPoster}
      position="absolute"
      inset="0"
      // Chromium rounds the box of a picture and not that of a video, which would be the larger paint by a fraction
      bottom={hasPoster ? '1px' : '0'}
      // over the shade, because it holds the button that stops the video
      animation="fade-in 800ms ease-out"
    />
  );
}
