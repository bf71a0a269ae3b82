import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefCallback,
} from 'react';
import type { OpenStream, Quality } from './open-stream.ts';
import { asksToSaveData } from './playback.ts';

/** The qualities of the stream that plays, and how one is chosen. */
export interface StreamControls {
  qualities: readonly Quality[];
  /** null: the player chooses while it plays */
  choose: (level: number | null) => void;
}

export interface StreamVideoProps extends ComponentProps<'video'> {
  src: string;
  /** seconds at which it begins */
  startAt: number;
  onControls: (controls: StreamControls | null) => void;
  /** it cannot be played any further */
  onFailed: () => void;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Whether the browser plays streams by itself, as Apple's do: with AirPlay and less power. Others do so without a choice of
 * quality, and not at all where their media sources are missing.
 */
function playsStreams(video: HTMLVideoElement): boolean {
  if (video.canPlayType(STREAM_TYPE) === '') return false;
  return 'webkitShowPlaybackTargetPicker' in video || !('MediaSource' in window);
}

const readOpenStream = async () => (await import('./open-stream.ts')).openStream;

/** Fetches the script that plays streams, before someone presses play; not for people who save data. */
export function prepareStreams(): void {
  if (asksToSaveData()) return;
  if (!playsStreams(document.createElement('video'))) void readOpenStream().catch(() => undefined);
}

/** A video element that plays an adaptive stream (HLS). */
export function StreamVideo({
  src,
  ref,
  startAt,
  onControls,
  onFailed,
  ...video
}: StreamVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [begin] = useState(startAt);
  const events = useRef({ onControls, onFailed });
  useEffect(() => {
    events.current = { onControls, onFailed };
  });

  useEffect(() => {
    const player = element.current;
    if (!player) return;
    if (playsStreams(player)) {
      player.src = src;
      return () => {
        player.removeAttribute('src');
      };
    }
    let stream: OpenStream | undefined;
    let isLeft = false;
    const fail = () => {
      if (!isLeft) events.current.onFailed();
    };
    readOpenStream()
      .then((openStream) => {
        if (isLeft) return;
        const opened = openStream(player, src, begin, {
          onQualities: (qualities) => {
            events.current.onControls({ qualities, choose: opened.choose });
          },
          onFailed: fail,
        });
        stream = opened;
      })
      .catch(fail);
    return () => {
      isLeft = true;
      stream?.close();
      events.current.onControls(null);
    };
  }, [src, begin]);

  // another function would take the element away from the player and give it back, with each render
  const attached = useCallback(
    (found: HTMLVideoElement | null) => {
      element.current = found;
      return attach(ref, found);
    },
    [ref],
  );

  return (
    <video
      {...video}
      // the element's own address is the player's
      data-stream={src}
      ref={attached}
    />
  );
}

function attach(
  ref: Ref<HTMLVideoElement> | undefined,
  found: HTMLVideoElement | null,
): ReturnType<RefCallback<HTMLVideoElement>> {
  if (typeof ref === 'function') return ref(found);
  if (ref) ref.current = found;
  return undefined;
}
