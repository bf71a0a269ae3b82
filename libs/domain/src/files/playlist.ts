/*
 * Playlists of HLS (RFC 8216) as the transcoder writes them: one file per quality, of which a segment is a range of bytes. They
 * name files without a folder, which no address of Cloud Storage resolves.
 */

/** Longest segment after the first, in seconds: fewer requests where each takes long. */
const LONGEST_SEGMENT = 6;

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
 * Joins segments that follow each other in one file. The first one stays short, so that a film starts soon; joining twice changes
 * nothing. A playlist of another kind stays as it is.
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
  const joined = segments.reduce<Segment[]>(join, []);
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

function join(joined: Segment[], next: Segment): Segment[] {
  const last = joined.at(-1);
  const isNext =
    joined.length > 1 &&
    last !== undefined &&
    last.address === next.address &&
    last.offset + last.bytes === next.offset &&
    last.seconds + next.seconds <= LONGEST_SEGMENT + 0.1;
  if (!isNext) return [...joined, next];
  const seconds = last.seconds + next.seconds;
  return [...joined.slice(0, -1), { ...last, seconds, bytes: last.bytes + next.bytes }];
}
