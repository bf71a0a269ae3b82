import {
  isPossibleSize,
  possibleRate,
  possibleSeconds,
  possibleStretch,
  type ContainerFacts,
} from './container-facts.ts';
import { FilePart, type ReadPart } from './file-part.ts';

const PAGE_HEAD = 27;
const FIRST_PAGE = 2;
const OPUS_RATE = 48_000;
const MOST_STREAMS = 32;
/** A page has at most 64 KB: the last one of each track is among these, unless one of them ends long before the others. */
const TAIL_BYTES = 1024 * 1024;

export const isOgg = (head: FilePart) => head.text(0, 4) === 'OggS';

/** Reads Ogg with Theora, and the sounds that go with it. */
export async function readOgg(
  read: ReadPart,
  size: number,
  head: FilePart,
): Promise<ContainerFacts | null> {
  const tracks = tracksIn(head);
  if (tracks.size === 0) return null;
  const { picture } = [...tracks.values()].find((track) => track.picture) ?? { picture: null };
  if (picture && !isPossibleSize(picture.width, picture.height)) return null;
  const start = Math.max(0, size - TAIL_BYTES);
  const tail = new FilePart(await read(start, size));
  const { seconds, end } = lastPages(tail, tracks);
  return {
    container: 'ogg',
    picture,
    soundTracks: [...tracks.values()].filter((track) => !track.picture).length,
    seconds: possibleSeconds(seconds),
    isWhole: end === tail.length,
  };
}

interface Page {
  isFirst: boolean;
  /** position in the track after the page, in the codec's own count; -1 when nothing ends in it */
  position: number;
  serial: number;
  content: FilePart;
  end: number;
}

/** @returns null where no page begins, or where a part of it is missing */
function pageAt(part: FilePart, at: number): Page | null {
  if (part.text(at, 4) !== 'OggS' || part.u8(at + 4) !== 0) return null;
  const start = at + PAGE_HEAD + part.u8(at + 26);
  if (start > part.length) return null;
  let end = start;
  for (let index = at + PAGE_HEAD; index < start; index += 1) end += part.u8(index);
  if (end > part.length) return null;
  return {
    isFirst: (part.u8(at + 5) & FIRST_PAGE) !== 0,
    position: part.i64(at + 6),
    serial: part.u32(at + 14, true),
    content: part.part(start, end),
    end,
  };
}

interface Track {
  picture: ContainerFacts['picture'];
  secondsAt: (position: number) => number;
}

/** Each track begins with a page that says what it is; these stand before all others. */
function tracksIn(head: FilePart): Map<number, Track> {
  const tracks = new Map<number, Track>();
  let page = pageAt(head, 0);
  for (let pages = 0; page?.isFirst === true && pages < MOST_STREAMS; pages += 1) {
    const track = trackOf(page.content);
    if (track) tracks.set(page.serial, track);
    page = pageAt(head, page.end);
  }
  return tracks;
}

/** @returns null for other tracks, such as subtitles */
function trackOf(first: FilePart): Track | null {
  if (first.text(0, 7) === '\x80theora') return theora(first);
  if (first.text(0, 7) === '\x01vorbis') return sound(first.u32(12, true));
  if (first.text(0, 8) === 'OpusHead') return sound(OPUS_RATE, first.u16(10, true));
  // the sample rate has 20 bits
  if (first.text(0, 5) === '\x7fFLAC') return sound(first.u24(27) >> 4);
  return first.text(0, 8) === 'Speex   ' ? sound(first.u32(36, true)) : null;
}

function theora(first: FilePart): Track {
  const framesPerSecond = first.u32(22, false) / first.u32(26, false);
  const stretch = possibleStretch(first.u24(30) / first.u24(33));
  // positions are the last key frame and the frames since then
  const since = 2 ** ((first.u16(40, false) >> 5) & 31);
  return {
    picture: {
      codec: 'theora',
      width: Math.round(first.u24(14) * stretch),
      height: first.u24(17),
      framesPerSecond: possibleRate(framesPerSecond),
    },
    secondsAt: (position) => (Math.floor(position / since) + (position % since)) / framesPerSecond,
  };
}

const sound = (samplesPerSecond: number, skipped = 0): Track => ({
  picture: null,
  secondsAt: (position) => (position - skipped) / samplesPerSecond,
});

/** How long the longest track is, and where the last page ends. */
function lastPages(tail: FilePart, tracks: ReadonlyMap<number, Track>) {
  let seconds = 0;
  let end = 0;
  let at = 0;
  while (at + PAGE_HEAD <= tail.length) {
    const page = pageAt(tail, at);
    // by chance the name of a page can be in one: only those of known tracks count
    const track = page && tracks.get(page.serial);
    if (page && track && page.position >= 0) {
      seconds = Math.max(seconds, possibleSeconds(track.secondsAt(page.position)));
    }
    if (page) end = page.end;
    at = page ? page.end : nextPage(tail, at + 1);
  }
  return { seconds, end };
}

const CAPITAL_O = 'O'.charCodeAt(0);

function nextPage(part: FilePart, from: number): number {
  let at = part.bytes.indexOf(CAPITAL_O, from);
  while (at !== -1 && part.text(at, 4) !== 'OggS') at = part.bytes.indexOf(CAPITAL_O, at + 1);
  return at === -1 ? part.length : at;
}
