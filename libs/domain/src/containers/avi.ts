import {
  isPossibleSize,
  possibleRate,
  possibleSeconds,
  possibleStretch,
  type ContainerFacts,
} from './container-facts.ts';
import { FilePart, type ReadPart } from './file-part.ts';

/** Before the content of a chunk stand its name and its size, before that of a list the name of the list, too. */
const CHUNK_HEAD = 8;
const LIST_HEAD = 12;
/** A header has a few kilobytes, with the indexes of a large film some more. */
const MOST_HEADER_BYTES = 1024 * 1024;
/** OpenDML begins a new list after each gigabyte: far more than the largest film that is accepted has. */
const MOST_LISTS = 64;
const MOST_STREAMS = 32;

export const isAvi = (head: FilePart) => head.text(0, 4) === 'RIFF' && head.text(8, 4) === 'AVI ';

/** Reads AVI, also larger than a gigabyte (OpenDML). */
export async function readAvi(
  read: ReadPart,
  size: number,
  head: FilePart,
): Promise<ContainerFacts | null> {
  if (head.text(LIST_HEAD, 4) !== 'LIST' || head.text(LIST_HEAD + 8, 4) !== 'hdrl') return null;
  const end = LIST_HEAD + CHUNK_HEAD + head.u32(LIST_HEAD + 4, true);
  if (end > Math.min(size, MOST_HEADER_BYTES)) return null;
  const header = end <= head.length ? head : new FilePart(await read(0, end));
  const facts = headerFacts(header.part(LIST_HEAD + LIST_HEAD, end));
  return facts && { ...facts, container: 'avi', isWhole: await isWhole(read, size) };
}

interface Stream {
  type: string;
  /** frames, or groups of samples, in a second */
  ticksPerSecond: number;
  ticks: number;
  format: FilePart;
  /** `vprp`: the shape of the picture */
  shape: FilePart;
}

function headerFacts(header: FilePart): Omit<ContainerFacts, 'container' | 'isWhole'> | null {
  const chunks = [...chunksIn(header)];
  const streams = chunks
    .filter(({ name }) => name === 'strl')
    .slice(0, MOST_STREAMS)
    .map(({ content }) => streamOf(content));
  const video = streams.find(({ type }) => type === 'vids');
  // OpenDML: the other headers of some writers count the first gigabyte only
  const odml = chunks.find(({ name }) => name === 'odml');
  const allFrames = odml?.content.text(0, 4) === 'dmlh' ? odml.content.u32(CHUNK_HEAD, true) : 0;
  const lengths = streams.map(({ ticks, ticksPerSecond }) => ticks / ticksPerSecond);
  if (video) lengths.push(allFrames / video.ticksPerSecond);
  const picture = video ? pictureOf(video) : null;
  if (video && !picture) return null;
  return {
    picture,
    soundTracks: streams.filter(({ type }) => type === 'auds').length,
    seconds: Math.max(0, ...lengths.map(possibleSeconds)),
  };
}

function streamOf(list: FilePart): Stream {
  const parts = new Map<string, FilePart>();
  for (const { name, content } of chunksIn(list)) if (!parts.has(name)) parts.set(name, content);
  const none = new FilePart(new Uint8Array());
  const header = parts.get('strh') ?? none;
  return {
    type: header.text(0, 4),
    ticksPerSecond: header.u32(24, true) / header.u32(20, true),
    ticks: header.u32(32, true),
    format: parts.get('strf') ?? none,
    shape: parts.get('vprp') ?? none,
  };
}

/** @returns null for a size that cannot be */
function pictureOf({ ticksPerSecond, format, shape }: Stream): ContainerFacts['picture'] {
  const width = format.i32(4, true);
  // negative for pictures that begin at the top
  const height = Math.abs(format.i32(8, true));
  const ratio = shape.u16(22, true) / shape.u16(20, true);
  const shown = Math.round(width * possibleStretch((ratio * height) / width));
  if (!isPossibleSize(width, height) || !isPossibleSize(shown, height)) return null;
  return {
    codec: format.text(16, 4),
    width: shown,
    height,
    framesPerSecond: possibleRate(ticksPerSecond),
  };
}

/** The chunks that follow one another, and lists by their own name; ends where one is longer than what is there. */
function* chunksIn(part: FilePart): Generator<{ name: string; content: FilePart }> {
  let at = 0;
  while (at + CHUNK_HEAD <= part.length) {
    const name = part.text(at, 4);
    const end = at + CHUNK_HEAD + part.u32(at + 4, true);
    if (end > part.length) return;
    const isList = name === 'LIST';
    yield {
      name: isList ? part.text(at + CHUNK_HEAD, 4) : name,
      content: part.part(at + (isList ? LIST_HEAD : CHUNK_HEAD), end),
    };
    // chunks begin at even bytes
    at = end + (end % 2);
  }
}

/** Whether the file has all of the lists that it consists of. A recorder that was killed leaves the size of its list empty. */
async function isWhole(read: ReadPart, size: number): Promise<boolean> {
  let at = 0;
  for (let lists = 0; lists < MOST_LISTS && at + LIST_HEAD <= size; lists += 1) {
    const list = new FilePart(await read(at, at + LIST_HEAD));
    // what else follows is not part of the film
    if (list.text(0, 4) !== 'RIFF') return lists > 0;
    const bytes = list.u32(4, true);
    if (bytes <= LIST_HEAD) return false;
    at += CHUNK_HEAD + bytes + (bytes % 2);
  }
  // the last one may lack the byte that fills it up
  return at <= size + 1;
}
