import { streamPath, type FilmMode, type PictureUrls } from '@wbd/domain/files';
import { AspectRatio, Box, Center, chakra, Image } from '@wbd/ui';
import type { VideoPlayerProps } from '@wbd/ui/player';
import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFileUrls } from './file-urls.ts';
import { LazyFilm } from './lazy-video.tsx';
import { usePreparedStream } from './use-prepared-stream.ts';

export interface PosterStageProps {
  /** what the button over the poster does */
  playLabel: string;
  poster: PictureUrls | null;
  /** how wide the poster is shown, as the browser takes it */
  posterSizes: string;
  /** width by height */
  ratio?: number;
  /** the poster is upright and the video is not: the whole poster is shown, in the middle of itself */
  uprightPoster?: boolean;
  /** the player, which plays at once */
  children: ReactNode;
}

const Cover = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    h: 'full',
    overflow: 'hidden',
    cursor: 'pointer',
    color: 'white',
    bg: 'linear-gradient(150deg, {colors.ink.800}, {colors.ink.950})',
    borderRadius: 'l3',
    '& .play': { transition: 'transform 180ms' },
    '&:hover .play': { transform: 'scale(1.08)' },
  },
});

/** A picture until someone wants to see the video, then the player: nothing of it is fetched before. */
export function PosterStage(props: PosterStageProps) {
  const { playLabel, poster, posterSizes, ratio = 16 / 9, uprightPoster = false, children } = props;
  const [wanted, setWanted] = useState(false);
  if (wanted) return children;
  return (
    <AspectRatio ratio={ratio}>
      <Cover
        type="button"
        aria-label={playLabel}
        onClick={() => {
          setWanted(true);
        }}
      >
        {poster !== null && <Poster {...poster} sizes={posterSizes} upright={uprightPoster} />}
        <Center
          as="span"
          position="absolute"
          inset="0"
          bg="rgba(7, 29, 36, 0.22)"
          // the face is in the middle of an upright picture
          {...(uprightPoster && { alignItems: 'flex-end', pb: '6' })}
        >
          <Center
            as="span"
            className="play"
            boxSize="16"
            borderRadius="full"
            bg="white"
            color="ink.800"
            boxShadow="lg"
          >
            <Play aria-hidden fill="currentColor" />
          </Center>
        </Center>
      </Cover>
    </AspectRatio>
  );
}

export interface PosterVideoProps
  extends Omit<PosterStageProps, 'children'>, Pick<VideoPlayerProps, 'label' | 'captions'> {
  path: string;
  /** short sides of its versions in pixels, ascending; none plays the original */
  sizes: readonly number[];
  mode?: FilmMode;
}

/** A video file behind its poster. */
export function PosterVideo({
  path,
  sizes,
  mode,
  label,
  captions = null,
  ...stage
}: PosterVideoProps) {
  const urlOf = useFileUrls();
  usePreparedStream(mode === 'stream' ? urlOf(streamPath(path)) : null);
  const { poster, ratio = 16 / 9, uprightPoster = false } = stage;
  return (
    <PosterStage {...stage}>
      <LazyFilm
        path={path}
        sizes={sizes}
        mode={mode}
        label={label}
        captions={captions}
        ratio={ratio}
        poster={uprightPoster || poster === null ? null : poster.src}
        autoPlay
      />
    </PosterStage>
  );
}

function Poster({ upright, ...picture }: PictureUrls & { sizes: string; upright: boolean }) {
  const whole = (
    <Image
      {...picture}
      alt=""
      w="full"
      h="full"
      objectFit={upright ? 'contain' : 'cover'}
      // the largest picture of its page
      fetchPriority="high"
    />
  );
  if (!upright) return whole;
  return (
    <>
      <Box
        as="span"
        position="absolute"
        inset="0"
        filter="blur(28px)"
        transform="scale(1.2)"
        opacity="0.75"
      >
        <Image {...picture} alt="" w="full" h="full" objectFit="cover" />
      </Box>
      <Box as="span" position="absolute" inset="0">
        {whole}
      </Box>
    </>
  );
}
