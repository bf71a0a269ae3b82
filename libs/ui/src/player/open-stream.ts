import Hls, { ErrorTypes, Events, type HlsConfig } from 'hls.js';
import { asksToSaveData, downlink } from './playback.ts';

/** One quality of a stream, by the short side of its picture. */
export interface Quality {
  level: number;
  size: number;
}

export interface OpenStream {
  /** null: the player chooses while it plays */
  choose: (level: number | null) => void;
  close(): void;
}

export interface StreamEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  onFailed: () => void;
}

/** A network rarely keeps what it promises. */
const TRUSTED_SHARE = 0.6;
const FALLBACK_BITS_PER_SECOND = 900_000;
/** What the lowest quality needs, with its sound. */
const SLOWEST_BITS_PER_SECOND = 600_000;
/** More pixels than that in a CSS pixel no one sees in a moving picture. */
const SEEN_DENSITY = 1.5;
const BUFFERED_SECONDS = 30;
const KEPT_SECONDS = 60;

/**
 * Plays an adaptive stream in a video element. It begins with a quality that fits the network and is never larger than the element;
 * people who save data get the lowest.
 * @param startAt seconds at which it begins
 */
export function openStream(
  video: HTMLVideoElement,
  src: string,
  startAt: number,
  { onQualities, onFailed }: StreamEvents,
): OpenStream {
  const savesData = asksToSaveData();
  const known = downlink();
  const config: Partial<HlsConfig> = {
    // a worker would need a script of another origin
    enableWorker: false,
    autoStartLoad: video.autoplay,
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    maxDevicePixelRatio: SEEN_DENSITY,
    maxBufferLength: BUFFERED_SECONDS,
    backBufferLength: KEPT_SECONDS,
    testBandwidth: false,
    abrEwmaDefaultEstimate: savesData
      ? SLOWEST_BITS_PER_SECOND
      : known === null
        ? FALLBACK_BITS_PER_SECOND
        : known * TRUSTED_SHARE,
  };
  const hls = new Hls(config);
  let isMended = false;
  hls.on(Events.MANIFEST_PARSED, () => {
    if (savesData) hls.autoLevelCapping = 0;
    onQualities(
      hls.levels.map(({ width, height }, level) => ({ level, size: Math.min(width, height) })),
    );
  });
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !isMended) {
      isMended = true;
      hls.recoverMediaError();
      return;
    }
    hls.destroy();
    onFailed();
  });
  const load = () => {
    hls.startLoad();
  };
  if (!video.autoplay) video.addEventListener('play', load, { once: true });
  hls.loadSource(src);
  hls.attachMedia(video);
  return {
    choose(level) {
      hls.nextLevel = level ?? -1;
    },
    close() {
      video.removeEventListener('play', load);
      hls.destroy();
    },
  };
}
