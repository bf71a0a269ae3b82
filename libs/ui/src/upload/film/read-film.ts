import {
  BlobSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  VideoSampleSink,
  WEBM,
  type EncodedPacket,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { readContainer, type ContainerFacts } from '@wbd/domain/containers';
import { containerOf, type FilmContainer, type FilmTrack } from '@wbd/domain/files';
import type { FilmFacts } from './film-facts.ts';
import { isReadablePacket } from './readable-packet.ts';

const NO_FILM: FilmFacts = {
  container: null,
  seconds: 0,
  picture: null,
  sounds: [],
  isWhole: true,
  isIntact: true,
};

/** Pictures that are tried, spread over the film: a fault in between is the exception. */
const TRIED_PACKETS = 24;
/** Decoding takes a while on a phone. */
const DECODED_PACKETS = 3;
/** A decoder that has not answered by then says nothing about the film. */
const DECODER_MS = 10_000;

/**
 * Reads a film's codecs and tracks without playing it: the uploader's browser says little about the visitors'
 * browsers. It reads the header and samples of the content, so the size of the film does not matter.
 * @throws what reading the file throws, when it is gone or was changed meanwhile
 */
export async function readFilm(file: Blob): Promise<FilmFacts> {
  const facts = await readContainer((start, end) => bytesOf(file.slice(start, end)), file.size);
  if (facts) return unplayedFacts(facts);
  const input = new Input({
    formats: [MP4, QTFF, MATROSKA, WEBM],
    source: new BlobSource(file),
  });
  try {
    return await factsOf(input);
  } catch (error) {
    // a missing file does not make the film faulty
    await file.slice(-1).arrayBuffer();
    if (error instanceof UnsupportedInputFormatError) return NO_FILM;
    return { ...NO_FILM, container: await knownContainer(input), isIntact: false };
  } finally {
    input.dispose();
  }
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Of a film that no browser decodes: nothing can be tried. */
const unplayedFacts = ({ picture, soundTracks, ...facts }: ContainerFacts): FilmFacts => ({
  container: facts.container,
  seconds: facts.seconds,
  picture: picture && {
    codec: picture.codec,
    parameters: null,
    width: picture.width,
    height: picture.height,
  },
  sounds: Array.from({ length: soundTracks }, () => ({ codec: null, parameters: null })),
  isWhole: facts.isWhole,
  isIntact: true,
});

async function factsOf(input: Input): Promise<FilmFacts> {
  const container = containerOf((await input.getFormat()).name);
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getAudioTracks();
  const facts = {
    container,
    picture: video && {
      ...(await toFacts(video)),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
    },
    sounds: await Promise.all(audio.map(toFacts)),
  };
  const tracks = [...(video ? [video] : []), ...audio];
  const seconds = tracks.length === 0 ? 0 : await input.computeDuration(tracks);
  const announced = tracks.length === 0 ? null : await input.getDurationFromMetadata(tracks);
  // rounded headers and tracks of unequal length
  const isLong = announced === null || seconds >= announced * 0.95 - 1;
  const isWhole =
    tracks.length > 0 && isLong && (await Promise.all(tracks.map(hasEnd))).every(Boolean);
  const isIntact = !video || !isWhole || (await isReadable(video, seconds));
  // a damaged header can yield any number, even infinity
  return { ...facts, seconds: Number.isFinite(seconds) ? seconds : 0, isWhole, isIntact };
}

/** @returns null for a format that the reader does not know */
async function knownContainer(input: Input): Promise<FilmContainer | null> {
  return input.getFormat().then(
    ({ name }) => containerOf(name),
    () => null,
  );
}

async function toFacts(track: InputTrack): Promise<FilmTrack> {
  return {
    codec: await track.getCodec(),
    parameters: await track.getCodecParameterString(),
  };
}

/** Whether the last packet that the header announces is in the file. */
async function hasEnd(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  return last !== null && last.byteLength > 0;
}

async function isReadable(track: InputVideoTrack, seconds: number): Promise<boolean> {
  // the formats that no browser plays need no look inside
  const config = await track.getDecoderConfig();
  const codec = await track.getCodec();
  if (!config || codec === null) return true;
  const sink = new EncodedPacketSink(track);
  const start = await track.getFirstTimestamp();
  for (let index = 0; index < TRIED_PACKETS; index += 1) {
    const packet = await sink.getPacket(start + ((seconds - start) * index) / TRIED_PACKETS);
    if (packet && !isReadablePacket(packet.data, codec, config.description)) return false;
  }
  return !(await track.canDecode()) || decodes(track, seconds);
}

/** Whether the browser's decoder, where it has one for the film, makes pictures of some of its packets. */
async function decodes(track: InputVideoTrack, seconds: number): Promise<boolean> {
  const packets = new EncodedPacketSink(track);
  const pictures = new VideoSampleSink(track);
  for (let index = 0; index < DECODED_PACKETS; index += 1) {
    const packet = await packets.getKeyPacket((seconds * index) / DECODED_PACKETS);
    if (packet && !(await decodesPacket(pictures, packet))) return false;
  }
  return true;
}

async function decodesPacket(pictures: VideoSampleSink, packet: EncodedPacket): Promise<boolean> {
  const late = Promise.withResolvers<true>();
  const timer = setTimeout(() => late.resolve(true), DECODER_MS);
  const decoded = pictures.getSample(packet.timestamp).then(
    (sample) => {
      sample?.close();
      return sample !== null;
    },
    // what fails around the decoder says nothing about the film, such as the name of a colour space that the library does not know
    (error: unknown) => !(error instanceof DOMException),
  );
  const isFine = await Promise.race([decoded, late.promise]);
  clearTimeout(timer);
  return isFine;
}
