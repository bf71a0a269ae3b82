/** A track of an MP4 or QuickTime file, as its header describes it. */
export interface Mp4Track {
  /** such as `vide` or `soun` */
  handler: string;
  /** the sample entry's four characters, e.g. `avc1` or `hvc1` */
  codec: string;
}

/** Boxes that hold the boxes we look for. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
/** Real headers are smaller; anything larger is not a video. */
const LARGEST_HEADER = 64 * 1024 * 1024;

interface Box {
  type: string;
  /** where its content begins and where it ends */
  start: number;
  end: number;
}

/**
 * Reads the tracks of an MP4 or QuickTime file, without reading its pictures: ISO/IEC 14496-12 puts all that is needed
 * into the box `moov`, at the file's beginning or end.
 * @returns null for a file of another kind
 */
export async function readMp4Tracks(file: Blob): Promise<Mp4Track[] | null> {
  let offset = 0;
  while (offset + 8 <= file.size) {
    const head = new DataView(await file.slice(offset, offset + 16).arrayBuffer());
    const box = boxAt(head, 0, file.size - offset);
    if (!box) return null;
    if (offset === 0 && !['ftyp', 'moov', 'wide', 'mdat', 'free', 'skip'].includes(box.type)) {
      return null;
    }
    if (box.type === 'moov') {
      if (box.end - box.start > LARGEST_HEADER) return null;
      const content = await file.slice(offset + box.start, offset + box.end).arrayBuffer();
      return tracksOf(new DataView(content));
    }
    offset += box.end;
  }
  return null;
}

/** @param room bytes that are left for it, which is also the size of a box that says 0 */
function boxAt(view: DataView, offset: number, room: number): Box | null {
  if (offset + 8 > view.byteLength) return null;
  const short = view.getUint32(offset);
  const type = fourCharacters(view, offset + 4);
  if (short === 1) {
    if (offset + 16 > view.byteLength) return null;
    const size = Number(view.getBigUint64(offset + 8));
    return size < 16 || size > room ? null : { type, start: offset + 16, end: offset + size };
  }
  const size = short === 0 ? room : short;
  return size < 8 || size > room ? null : { type, start: offset + 8, end: offset + size };
}

function tracksOf(moov: DataView): Mp4Track[] {
  return children(moov, 0, moov.byteLength)
    .filter(({ type }) => type === 'trak')
    .map((track) => {
      const found = descendants(moov, track);
      const handler = found.find(({ type }) => type === 'hdlr');
      const description = found.find(({ type }) => type === 'stsd');
      return {
        // version and flags, then a field of four bytes
        handler: handler ? fourCharacters(moov, handler.start + 8) : '',
        // version and flags, the number of entries, and the first entry's size
        codec: description ? fourCharacters(moov, description.start + 12) : '',
      };
    });
}

function descendants(view: DataView, box: Box): Box[] {
  return children(view, box.start, box.end).flatMap((child) =>
    CONTAINERS.includes(child.type) ? [child, ...descendants(view, child)] : [child],
  );
}

function children(view: DataView, start: number, end: number): Box[] {
  const found: Box[] = [];
  let offset = start;
  while (offset + 8 <= end) {
    const box = boxAt(view, offset, end - offset);
    if (!box) break;
    found.push(box);
    offset = box.end;
  }
  return found;
}

function fourCharacters(view: DataView, offset: number): string {
  if (offset + 4 > view.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
