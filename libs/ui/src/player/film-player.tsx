import { AspectRatio, Center, Text } from '@chakra-ui/react';
import { playedPath, streamPath, type FilmMode } from '@wbd/domain/files';
import { useState } from 'react';
import { playbackIn } from './playback.ts';
import { playerTexts } from './texts.de.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface FilmPlayerProps extends Omit<VideoPlayerProps, 'src'> {
  path: string;
  /** short sides of its versions in pixels, ascending; none plays the original */
  sizes: readonly number[];
  mode?: FilmMode;
  urlOf: (path: string) => string;
}

/** No stage of a page is wider, in CSS pixels. */
const WIDEST_STAGE = 960;

/** Plays the version of a film that fits this browser: a stream finds it while it plays. */
export function FilmPlayer({ path, sizes, mode, urlOf, ...player }: FilmPlayerProps) {
  // once: another version would begin anew
  const [playback] = useState(() =>
    playbackIn(Math.min(window.innerWidth, WIDEST_STAGE), player.ratio ?? 16 / 9),
  );
  if (mode === 'unavailable' || mode === 'failed') {
    return <Unavailable ratio={player.ratio ?? 16 / 9} mode={mode} />;
  }
  const played = mode === 'stream' ? streamPath(path) : playedPath(path, sizes, playback);
  return <VideoPlayer {...player} src={urlOf(played)} />;
}

function Unavailable({ ratio, mode }: { ratio: number; mode: 'unavailable' | 'failed' }) {
  return (
    <AspectRatio ratio={ratio}>
      <Center bg="bg.muted" borderRadius="l3" role="status" p="4" textAlign="center">
        <Text>{mode === 'failed' ? playerTexts.notOffered : playerTexts.unavailable}</Text>
      </Center>
    </AspectRatio>
  );
}
