import {
  useCallback,
  useLayoutEffect,
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

/**
 * Fetches the script that plays streams, before someone presses play; not for people who save data.
 * @param src address of a stream whose playlists, some kilobytes, are fetched as well
 */
export function prepareStreams(src?: string): void {
  if (asksToSaveData() || playsStreams(document.createElement('video'))) return;
  void readOpenStream().catch(() => undefined);
  if (src !== undefined) void preparePlaylists(src).catch(() => undefined);
}

/** Has the browser keep the playlists with which a slow network begins: those of the sound and of the lowest quality. */
async function preparePlaylists(src: string): Promise<void> {
  const read = async (address: string) => (await fetch(new URL(address, src))).text();
  const all = await read(src);
  const sound = /^#EXT-X-MEDIA:TYPE=AUDIO.*URI="([^"]+)"/m.exec(all)?.[1];
  const quality = /^[^#\s].*$/m.exec(all)?.[0];
  await Promise.all([sound, quality].filter((address) => address !== undefined).map(read));
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
  useLayoutEffect(() => {
    events.current = { onControls, onFailed };
  });

  // before the page is painted: the film's first request does not wait for that
  useLayoutEffect(() => {
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
