import { Box, chakra, IconButton, type BoxProps } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePrefersReducedMotion } from '../hooks/use-reduced-motion.ts';
import { playerTexts } from './texts.de.ts';

export interface LoopVideoProps extends Omit<BoxProps, 'children'> {
  src: string;
  /** its poster is already behind it */
  hasPoster?: boolean;
}

/**
 * A silent video that repeats behind other content. It can be stopped. People who asked for less motion see its first
 * picture, with which it fades in; where that is a poster, nothing of the video is fetched before they start it.
 */
export function LoopVideo({ src, hasPoster = false, ...box }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const still = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  const wanted = choice ? choice === 'play' : !still;

  useEffect(() => {
    if (wanted) {
      // a browser may refuse to start by itself: then the button stays
      video.current?.play().catch(() => undefined);
    } else {
      video.current?.pause();
    }
  }, [wanted, src]);

  useEffect(() => {
    // React hears no event of a video between making it and putting it into the page
    if (video.current && video.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      setHasPicture(true);
    }
  }, []);

  return (
    <Box position="relative" overflow="hidden" {...box}>
      <chakra.video
        ref={video}
        // Safari shows no frame of an unplayed video unless it seeks
        src={still ? `${src}#t=0.001` : src}
        muted
        loop
        playsInline
        preload={still ? (hasPoster ? 'none' : 'metadata') : 'auto'}
        aria-hidden
        tabIndex={-1}
        w="full"
        h="full"
        objectFit="cover"
        opacity={hasPicture ? 1 : 0}
        transition="opacity 800ms ease-out"
        onLoadedData={() => {
          setHasPicture(true);
        }}
        onPlay={() => {
          setPlaying(true);
        }}
        onPause={() => {
          setPlaying(false);
        }}
      />
      <IconButton
        position="absolute"
        zIndex="docked"
        insetEnd="4"
        bottom="4"
        borderRadius="full"
        bg="rgba(7, 29, 36, 0.65)"
        color="white"
        borderColor="rgba(255, 255, 255, 0.5)"
        _hover={{ bg: 'rgba(7, 29, 36, 0.85)' }}
        aria-label={playing ? playerTexts.pause : playerTexts.play}
        onClick={() => {
          setChoice(playing ? 'pause' : 'play');
          if (!playing) video.current?.play().catch(() => undefined);
        }}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
    </Box>
  );
}
