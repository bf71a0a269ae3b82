import { readContainer, type ContainerFacts } from '@wbd/domain/containers';
import { containerOf, isPlayableFilm, type FilmHeader, type FilmTrack } from '@wbd/domain/files';
import { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM, type InputTrack } from 'mediabunny';
import type { FilesGateway } from '../../../gateways/storage.ts';

/** Enough for a frame rate; all of a film would be a download. */
const COUNTED_PACKETS = 60;
const FALLBACK_FRAMES_PER_SECOND = 30;
/** Most bytes read of a film; the header of an hour has a few megabytes. */
const MOST_READ_BYTES = 64 * 1024 * 1024;

/**
 * Reads what a stored film is made of from parts of the file.
 * @param size of the file, in bytes
 * @returns null for what is not a film with a picture
 */
export async function readFilmHeader(
  files: Pick<FilesGateway, 'readPart'>,
  path: string,
  size: number,
): Promise<FilmHeader | null> {
  const facts = await readContainer((start, end) => files.readPart(path, start, end), size);
  if (facts) return headerOf(facts, size);
  let read = 0;
  let failure: Error | null = null;
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      read += end - start;
      if (read > MOST_READ_BYTES) throw new Error('The header is too far apart.');
      return files.readPart(path, start, end).catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
        throw failure;
      });
    },
  });
  const input = new Input({ formats: [MP4, QTFF, MATROSKA, WEBM], source });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return null;
    const sounds = await input.getAudioTracks();
    const tracks = [video, ...sounds];
    const { averagePacketRate } = await video.computePacketStats(COUNTED_PACKETS);
    const seconds =
      (await input.getDurationFromMetadata(tracks)) ?? (await input.computeDuration());
    return {
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      seconds,
      bitsPerSecond: seconds > 0 ? (size * 8) / seconds : 0,
      framesPerSecond: averagePacketRate > 0 ? averagePacketRate : FALLBACK_FRAMES_PER_SECOND,
      hasSound: sounds.length > 0,
      isPlayable: isPlayableFilm(
        containerOf((await input.getFormat()).name),
        await codecOf(video),
        await Promise.all(sounds.map(codecOf)),
      ),
    };
  } catch (error) {
    // that the file cannot be read now says nothing about the film
    if (error === failure) throw error;
    // whatever is the matter with it, the browser is left to try
    return null;
  } finally {
    input.dispose();
  }
}

/** Of a film that no browser plays. @returns null for one without a picture or a length */
function headerOf(
  { picture, seconds, soundTracks }: ContainerFacts,
  size: number,
): FilmHeader | null {
  if (!picture || seconds === 0) return null;
  return {
    width: picture.width,
    height: picture.height,
    seconds,
    bitsPerSecond: (size * 8) / seconds,
    framesPerSecond: picture.framesPerSecond || FALLBACK_FRAMES_PER_SECOND,
    hasSound: soundTracks > 0,
    isPlayable: false,
  };
}

const codecOf = async (track: InputTrack): Promise<FilmTrack> => ({
  codec: await track.getCodec(),
  parameters: await track.getCodecParameterString(),
});
