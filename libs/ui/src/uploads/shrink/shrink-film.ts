import {
  BlobSource,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  StreamTarget,
  WEBM,
  type InputVideoTrack,
  type StreamTargetChunk,
} from 'mediabunny';

const FORMATS = [MP4, QTFF, MATROSKA, WEBM];
/** What a screen of most visitors shows; the server makes no larger version. */
const LONG_SIDE_PX = 1920;
const SHORT_SIDE_PX = 1080;
/** Enough for the server to make its versions from, at 1080p. */
const BITS_PER_PIXEL_SECOND = 7_000_000 / (LONG_SIDE_PX * SHORT_SIDE_PX);
const SOUND_BITS = 192_000;
/** A smaller gain is not worth the time. */
const WORTH_SHARE = 0.75;
/** The muxers count the last packet differently. */
const SECONDS_APART = 1;

/**
 * Writes a smaller copy of a film: at most 1080p and at the bitrate of a good recording, with the same turn, length and
 * sound, which is copied.
 * @returns whether the copy is complete, and smaller
 * @throws what the browser's codecs, the file or the disk throw
 */
export async function shrinkFilm(
  film: Blob,
  target: () => Promise<WritableStream<StreamTargetChunk>>,
  onRatio: (ratio: number) => void,
): Promise<boolean> {
  const input = new Input({ formats: FORMATS, source: new BlobSource(film) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return false;
    const size = await smallerSize(track);
    const seconds = await input.computeDuration();
    const bits = Math.round(size.width * size.height * BITS_PER_PIXEL_SECOND);
    const expected = ((bits + SOUND_BITS) * seconds) / 8;
    if (expected > film.size * WORTH_SHARE) return false;
    // its colours would be wrong on other screens
    if (await track.hasHighDynamicRange()) return false;
    const quality = new Quality({ bitrate: bits });
    const codec = await getFirstEncodableVideoCodec(['avc', 'vp9'], { ...size, quality });
    if (codec === null) return false;

    const output = new Output({
      format: new Mp4OutputFormat(),
      target: new StreamTarget(await target(), { chunked: true }),
    });
    const conversion = await Conversion.init({
      input,
      output,
      video: { ...size, fit: 'contain', codec, quality, forceTranscode: true, keyFrameInterval: 2 },
      showWarnings: false,
    });
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return false;
    conversion.onProgress = onRatio;
    await conversion.execute();
    return true;
  } finally {
    input.dispose();
  }
}

/** Whether a copy has the picture, length and sound of the film, and fewer bytes. */
export async function isFaithful(film: Blob, copy: Blob): Promise<boolean> {
  if (copy.size === 0 || copy.size >= film.size) return false;
  const [before, after] = await Promise.all([factsOf(film), factsOf(copy)]);
  return (
    before.isUpright === after.isUpright &&
    before.sounds === after.sounds &&
    Math.abs(before.seconds - after.seconds) <= SECONDS_APART
  );
}

async function factsOf(film: Blob) {
  const input = new Input({ formats: FORMATS, source: new BlobSource(film) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('The film has no picture');
    const audio = await input.getAudioTracks();
    return {
      isUpright: (await track.getDisplayHeight()) > (await track.getDisplayWidth()),
      sounds: audio.length,
      seconds: await input.computeDuration(),
    };
  } finally {
    input.dispose();
  }
}

/** As it is shown; encoders need even numbers. */
async function smallerSize(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  const scale = Math.min(
    1,
    LONG_SIDE_PX / Math.max(width, height),
    SHORT_SIDE_PX / Math.min(width, height),
  );
  const even = (pixels: number) => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
