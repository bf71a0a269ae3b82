/** Worker thread that reads the metadata of a stored film. The parent thread supplies the bytes. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { readContainer, type ContainerFacts, type ReadPart } from '@wbd/domain/containers';
import { containerOf, isPlayableFilm, type FilmHeader, type FilmTrack } from '@wbd/domain/files';
import { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM, type InputTrack } from 'mediabunny';
import { partSchema, taskSchema, type FilmHeaderMessage } from './film-header-messages.ts';

/** Enough for a frame rate; all of a film would be a download. */
const COUNTED_PACKETS = 60;
const FALLBACK_FRAMES_PER_SECOND = 30;

if (parentPort) answer(parentPort);

function answer(port: MessagePort): void {
  const { size } = taskSchema.parse(workerData);
  const wanted = new Map<number, (bytes: Uint8Array) => void>();
  let asked = 0;
  const tell = (message: FilmHeaderMessage) => port.postMessage(message);
  const read: ReadPart = (start, end) =>
    new Promise((resolve) => {
      asked += 1;
      wanted.set(asked, resolve);
      tell({ id: asked, start, end });
    });
  port.on('message', (data: unknown) => {
    const { id, bytes } = partSchema.parse(data);
    wanted.get(id)?.(bytes);
    wanted.delete(id);
  });
  void headerOf(read, size).then(
    (header) => tell({ header }),
    // whatever is the matter with it, the browser is left to try
    () => tell({ header: null }),
  );
}

/** @returns null for a file that is not a film with a video track */
async function headerOf(read: ReadPart, size: number): Promise<FilmHeader | null> {
  const facts = await readContainer(read, size);
  if (facts) return unplayedHeader(facts, size);
  const source = new CustomSource({ getSize: () => size, read });
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
  } finally {
    input.dispose();
  }
}

/** Of a film that no browser plays. @returns null for one without a picture or a length */
function unplayedHeader(
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
