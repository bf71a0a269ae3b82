import { Box, Center, Skeleton, type BoxProps } from '@chakra-ui/react';
import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { firstPhase, LATER_START_MS, nextPhase, PRELOAD_TIMEOUT_MS } from './image-phase.ts';
import { useNear } from './use-near.ts';

export interface ContentImageProps extends Omit<BoxProps, 'children'> {
  src: string | null;
  /** its sizes, for the browser to choose from */
  srcSet?: string;
  /** how wide it is shown, as the browser takes it */
  sizes?: string;
  /** empty when the words beside the image already say what it is */
  alt: string;
  /** loaded at once, before everything else; others when they come near the screen */
  priority?: boolean;
  /** shown without an image; defaults to an empty area */
  fallback?: ReactNode;
}

/** An image that fills its box, with a skeleton before it is there and a fallback when it does not come. */
export function ContentImage(props: ContentImageProps) {
  // a new file starts over
  return <LoadingImage key={props.src} {...props} />;
}

function LoadingImage({
  src,
  srcSet,
  sizes,
  alt,
  priority = false,
  fallback,
  ...box
}: ContentImageProps) {
  const [phase, dispatch] = useReducer(nextPhase, { src, priority }, firstPhase);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);

  const isTimed = phase === 'waiting' ? isNear : phase === 'loading';

  useEffect(() => {
    if (!isTimed) return;
    const [event, delay] =
      phase === 'waiting'
        ? (['start', LATER_START_MS] as const)
        : (['timeout', PRELOAD_TIMEOUT_MS] as const);
    const timer = setTimeout(() => {
      dispatch(event);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [phase, isTimed]);

  useEffect(() => {
    if (phase !== 'waiting') return;
    // paper shows what is far down as well
    const onPrint = () => {
      flushSync(() => {
        dispatch('start');
      });
    };
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [phase]);

  return (
    <Box ref={frame} position="relative" overflow="hidden" bg="bg.muted" {...box}>
      {src !== null && phase !== 'waiting' && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          fetchPriority={priority ? 'high' : 'auto'}
          hidden={phase === 'missing'}
          onLoad={() => {
            dispatch('load');
          }}
          onError={() => {
            dispatch('error');
          }}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {(phase === 'waiting' || phase === 'loading') && (
        <Skeleton position="absolute" inset="0" borderRadius="0" />
      )}
      {phase === 'missing' && (
        <Center
          position="absolute"
          inset="0"
          bg="bg.emphasized"
          color="fg.muted"
          {...(alt !== '' && { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </Center>
      )}
    </Box>
  );
}
