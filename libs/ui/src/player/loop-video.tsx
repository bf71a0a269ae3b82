import { Box, chakra, IconButton, type BoxProps } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePrefersReducedMotion } from '../hooks/use-reduced-motion.ts';
import { usePageLoaded } from '../hooks/use-page-loaded.ts';
import { asksToSaveData } from './playback.ts';
import { playerTexts } from './texts.de.ts';

export interface LoopVideoProps extends Omit<BoxProps, 'children'> {
  src: string;
  /** its poster is already behind it */
  hasPoster?: boolean;
}

/**
 * A silent video that repeats behind other content. It can be stopped. It is fetched once the page has loaded, and rests out
 * of sight. People who asked for less motion see its first picture, with which it fades in; where that is a poster, and for
 * people who asked to save data, nothing of the video is fetched before they start it.
 */
export function LoopVideo({ src, hasPoster = false, ...box }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const calm = usePrefersReducedMotion();
  const [saves] = useState(asksToSaveData);
  const still = calm || saves;
  const isLoaded = usePageLoaded();
  const [inSight, setInSight] = useState(true);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  const wanted = choice ? choice === 'play' : !still;

  useEffect(() => {
    if (wanted && inSight && isLoaded) {
      // a browser may refuse to start by itself: then the button stays
      video.current?.play().catch(() => undefined);
    } else {
      video.current?.pause();
    }
  }, [wanted, inSight, isLoaded, src]);

  useEffect(() => {
    // saves decoding while off screen
    const observer = new IntersectionObserver((entries) => {
      // a busy page hears of several changes at once: the last one is how it is
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    });
    if (video.current) observer.observe(video.current);
    return () => {
      observer.disconnect();
    };
  }, []);

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
        src={isLoaded ? (still ? `${src}#t=0.001` : src) : undefined}
        muted
        loop
        playsInline
        preload={still ? (hasPoster || saves ? 'none' : 'metadata') : 'auto'}
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
