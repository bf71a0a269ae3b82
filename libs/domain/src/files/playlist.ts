/*
 * Playlists of HLS (RFC 8216) as the transcoder writes them: one file per quality, of which a segment is a range of bytes. They
 * name files without a folder, which no address of Cloud Storage resolves.
 */

/** Seconds of a segment as the transcoder makes it: a jump waits for one of them. */
const SHORTEST_SEGMENT = 2;
/** Seconds of the longest segment. */
const LONGEST_SEGMENT = 6;
/** Each segment repeats an address of up to 900 characters, which a phone has to read before the film starts. */
const MOST_SEGMENTS = 750;

/** An address in a playlist: a line of its own, or an attribute. */
const ADDRESS = /^(?!#)\S.*$|(?<=[:,]URI=")[^"]+(?=")/gm;

/**
 * A playlist with the addresses of its files.
 * @param addressOf the name of a file; null refuses the playlist
 * @throws Error for a file without an address
 */
export function fillPlaylist(text: string, addressOf: (name: string) => string | null): string {
  return text.replace(ADDRESS, (address) => {
    const filled = addressOf(nameIn(address));
    if (filled === null) throw new Error(`${address} has no address.`);
    return filled;
  });
}

/** The name of a file in an address, filled or not: filling twice changes nothing. */
function nameIn(address: string): string {
  const [path = ''] = address.trim().split('?');
  return decodeURIComponent(path).split('/').at(-1) ?? '';
}

interface Segment {
  seconds: number;
  bytes: number;
  offset: number;
  address: string;
}

const SEGMENT =
  /#EXTINF:(?<seconds>[\d.]+),[^\n]*\n#EXT-X-BYTERANGE:(?<bytes>\d+)(?:@(?<offset>\d+))?\n(?<address>[^#\n]+)\n/g;

/**
 * Joins segments of long films that follow each other in one file, from 25 minutes on. The first ones stay short: each is loaded while
 * those before it play. Joining twice changes nothing. A playlist of another kind stays as it is.
 */
export function joinSegments(text: string): string {
  const lines = `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
  let end = 0;
  const segments = [...lines.matchAll(SEGMENT)].map(({ groups }) => {
    const bytes = Number(groups?.['bytes']);
    // without an offset it follows the one before
    const offset = Number(groups?.['offset'] ?? end);
    end = offset + bytes;
    const address = groups?.['address'] ?? '';
    return { seconds: Number(groups?.['seconds']), bytes, offset, address };
  });
  const isComplete = segments.length === lines.split('#EXTINF:').length - 1;
  if (segments.length === 0 || !isComplete) return text;
  const joined = joinedUpTo(longestOf(segments), segments);
  const [head = ''] = lines.split('#EXTINF:');
  const longest = Math.ceil(Math.max(...joined.map(({ seconds }) => seconds)));
  return [
    head.replace(/#EXT-X-TARGETDURATION:\d+/, `#EXT-X-TARGETDURATION:${longest}`),
    ...joined.map(
      ({ seconds, bytes, offset, address }) =>
        `#EXTINF:${seconds.toFixed(6)},\n#EXT-X-BYTERANGE:${bytes}@${offset}\n${address}\n`,
    ),
    '#EXT-X-ENDLIST\n',
  ].join('');
}

function longestOf(segments: readonly Segment[]): number {
  const film = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  const times = Math.ceil(film / (MOST_SEGMENTS * SHORTEST_SEGMENT));
  return Math.min(times * SHORTEST_SEGMENT, LONGEST_SEGMENT);
}

function joinedUpTo(longest: number, segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  /** where the last one begins in the film */
  let start = 0;
  for (const next of segments) {
    const last = joined.at(-1);
    const most = Math.min(longest, Math.max(SHORTEST_SEGMENT, start / 2));
    const isNext =
      last !== undefined &&
      last.address === next.address &&
      last.offset + last.bytes === next.offset &&
      last.seconds + next.seconds <= most + 0.1;
    if (isNext) {
      last.seconds += next.seconds;
      last.bytes += next.bytes;
    } else {
      start += last?.seconds ?? 0;
      joined.push({ ...next });
    }
  }
  return joined;
}
