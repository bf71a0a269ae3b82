import { AspectRatio, Box, Button, Center, Stack, Text } from '@chakra-ui/react';
import { isStreamAddress } from '@wbd/domain/files';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { uiTexts } from '../texts.de.ts';
import { CaptionsButton, CaptionsTrack } from './captions.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PlayerMenu } from './player-menu.tsx';
import { StreamVideo, type StreamControls } from './stream-video.tsx';
import { playerTexts } from './texts.de.ts';
import { useCaptions } from './use-captions.ts';

interface Frame {
  poster: string | undefined;
  label: string;
  startAt: () => number;
  onControls: (controls: StreamControls | null) => void;
  onFailed: () => void;
}

const FrameContext = createContext<Frame | null>(null);

// react-player passes neither poster nor label to its file player, and a `config` that is not a video attribute
function FileVideo({ config: _config, ...props }: ComponentProps<'video'> & { config?: unknown }) {
  const frame = useContext(FrameContext);
  const video = { ...props, poster: frame?.poster, 'aria-label': frame?.label };
  if (frame === null || props.src === undefined || !isStreamAddress(props.src)) {
    return <video {...video} />;
  }
  const { startAt, onControls, onFailed } = frame;
  return (
    <StreamVideo
      {...video}
      src={props.src}
      startAt={startAt()}
      onControls={onControls}
      onFailed={onFailed}
    />
  );
}

// all of our videos are files and streams; the players for other services would be 600 kB of chunks
const filePlayer = { key: 'html', name: 'file', canPlay: () => true, player: FileVideo };
const ReactPlayer = createReactPlayer([filePlayer], filePlayer);

export interface VideoPlayerProps {
  src: string;
  /** what the video is, for screen readers */
  label: string;
  poster?: string | null;
  /** address of its captions (WebVTT) */
  captions?: string | null;
  /** width by height; vertical videos use 9 / 16 */
  ratio?: number;
  /** starts and takes the focus as soon as possible; only after a click on its placeholder */
  autoPlay?: boolean;
  /** seconds at which it begins */
  startAt?: number;
  /** milliseconds since 1970 from which the address no longer works: it is renewed with `onRetry` and goes on where it was */
  expiresAt?: number;
  onTimeChange?: (seconds: number) => void;
  onEnded?: () => void;
  /** before it is tried again: for an address that expires, to ask for a new one */
  onRetry?: () => void;
}

/** A video file, or a stream, with the browser's own controls. Loads nothing but its length before it is played. */
export function VideoPlayer({
  src,
  label,
  poster = null,
  captions = null,
  ratio = 16 / 9,
  autoPlay = false,
  startAt = 0,
  expiresAt = Infinity,
  onTimeChange,
  onEnded,
  onRetry,
}: VideoPlayerProps) {
  const subtitles = useCaptions(captions);
  const [failedSrc, setFailedSrc] = useState<string>();
  /** where it begins, or goes on after a failure or with a new address, in seconds */
  const position = useRef(startAt);
  const isPlaced = useRef(false);
  const element = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<StreamControls | null>(null);
  const [speed, setSpeed] = useState(1);
  // after a press the first picture comes first: on a slow phone the menu takes time from it
  const [hasMenu, setHasMenu] = useState(!autoPlay);
  const begin = useCallback(() => position.current, []);
  const fail = () => {
    setFailedSrc(src);
    if (Date.now() >= expiresAt) onRetry?.();
  };
  useEffect(() => {
    if (!element.current) return;
    // a new address starts with the default
    element.current.defaultPlaybackRate = speed;
    element.current.playbackRate = speed;
  }, [speed, failedSrc]);
  const resume = useCallback((video: HTMLVideoElement) => {
    isPlaced.current = true;
    if (position.current > 0) video.currentTime = position.current;
  }, []);
  const mounted = useCallback(
    (video: HTMLVideoElement | null) => {
      element.current = video;
      if (!video) return;
      isPlaced.current = false;
      // React drops events of an element that is not in the page yet, and the loading begins before that
      if (video.error) setFailedSrc(src);
      if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume(video);
      // later, because it makes the browser lay out the page before the film is requested
      if (autoPlay) requestAnimationFrame(() => video.focus({ preventScroll: true }));
    },
    [src, autoPlay, resume],
  );

  if (failedSrc === src) {
    return (
      <AspectRatio ratio={ratio}>
        <Center bg="bg.muted" borderRadius="l3" role="alert">
          <Stack align="center" gap="3" p="4" textAlign="center">
            <Text>{playerTexts.failed}</Text>
            <Button
              variant="surface"
              onClick={() => {
                setFailedSrc(undefined);
                onRetry?.();
              }}
            >
              {uiTexts.retry}
            </Button>
          </Stack>
        </Center>
      </AspectRatio>
    );
  }
  return (
    <AspectRatio ratio={ratio} bg="ink.950" borderRadius="l3" overflow="hidden">
      <Box>
        <FrameContext
          value={{
            poster: poster ?? undefined,
            label,
            startAt: begin,
            onControls: setStream,
            onFailed: fail,
          }}
        >
          <ReactPlayer
            ref={mounted}
            src={src}
            controls
            playsInline
            preload="metadata"
            width="100%"
            height="100%"
            autoPlay={autoPlay}
            onTimeUpdate={({ currentTarget: video }) => {
              // the length was there before anyone listened
              if (!isPlaced.current) resume(video);
              // a new address reports 0 before it seeks to its position
              if (video.seeking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
              position.current = video.currentTime;
              onTimeChange?.(video.currentTime);
            }}
            onEnded={() => {
              position.current = 0;
              onEnded?.();
            }}
            onLoadedMetadata={({ currentTarget }) => {
              resume(currentTarget);
            }}
            onPlaying={() => {
              setHasMenu(true);
            }}
            onError={fail}
          >
            {subtitles.src !== null && (
              <CaptionsTrack
                key={subtitles.src}
                src={subtitles.src}
                shown={subtitles.shown}
                show={subtitles.show}
              />
            )}
          </ReactPlayer>
        </FrameContext>
        <PlayerBar>
          {captions !== null && <CaptionsButton {...subtitles} />}
          {hasMenu && <PlayerMenu stream={stream} speed={speed} onSpeed={setSpeed} />}
        </PlayerBar>
      </Box>
    </AspectRatio>
  );
}
