import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

const HEAD_BYTES = 8;
const FULL_HEAD_BYTES = 12;
/** Where `mvhd`, `tkhd` and `mdhd` of version 0 and `elst` hold the duration, from the start of the box. */
const DURATION_AT = { mvhd: 24, tkhd: 28, mdhd: 24, elst: 16 } as const;

interface Box {
  type: string;
  /** the whole box, its head included */
  bytes: Buffer;
  /** from the start of what was read */
  start: number;
}

/**
 * Writes a film that begins again and again until it is as large and as long as the recording of a training. What a player
 * reads of each round is real; behind it lies nothing, up to the size, so that the file needs little room on the disk.
 * @param rounds how often the film is shown
 */
export function writeLongFilm(from: string, to: string, bytes: number, rounds: number): void {
  const film = readFileSync(from);
  const parts = boxesIn(film);
  const [kind, moov, data] = ['ftyp', 'moov', 'mdat'].map((type) => one(parts, type));
  if (!kind || !moov || !data) throw new Error(`${from} is no film`);
  const headOf = (place: Placing) => Buffer.concat([kind.bytes, repeated(moov, rounds, place)]);
  // as long with other places
  const head = headOf({ first: 0, step: 0, old: 0 });
  const content = data.bytes.subarray(HEAD_BYTES);
  const first = head.length + HEAD_BYTES;
  const step = Math.floor((bytes - first) / rounds);
  const file = openSync(to, 'w');
  try {
    writeSync(file, headOf({ first, step, old: data.start + HEAD_BYTES }), 0, head.length, 0);
    const mdat = Buffer.alloc(HEAD_BYTES);
    mdat.writeUInt32BE(bytes - head.length);
    mdat.write('mdat', 4, 'latin1');
    writeSync(file, mdat, 0, HEAD_BYTES, head.length);
    for (let round = 0; round < rounds; round++) {
      writeSync(file, content, 0, content.length, first + round * step);
    }
    ftruncateSync(file, bytes);
  } finally {
    closeSync(file);
  }
}

/** Where the rounds' content lies. */
interface Placing {
  first: number;
  step: number;
  /** where it lay */
  old: number;
}

/** The film's description, of its pictures alone, for so many rounds. */
function repeated(moov: Box, rounds: number, place: Placing): Buffer {
  const within = (box: Box): Buffer => {
    switch (box.type) {
      case 'moov':
      case 'mdia':
      case 'minf':
      case 'edts':
        return boxOf(box.type, childrenOf(box).map(within));
      case 'trak':
        return isPicture(box) ? boxOf(box.type, childrenOf(box).map(within)) : Buffer.alloc(0);
      case 'stbl':
        return boxOf(box.type, tablesOf(childrenOf(box), rounds, place));
      case 'mvhd':
      case 'tkhd':
      case 'mdhd':
      case 'elst':
        return longer(box, DURATION_AT[box.type], rounds);
      default:
        return box.bytes;
    }
  };
  return within(moov);
}

function tablesOf(tables: readonly Box[], rounds: number, place: Placing): Buffer[] {
  const chunks = entriesOf(one(tables, 'stco'), 1).length;
  const samples = one(tables, 'stsz').bytes.readUInt32BE(FULL_HEAD_BYTES + 4);
  return tables.flatMap((table) => {
    switch (table.type) {
      case 'stsd':
        return [table.bytes];
      case 'stts':
      case 'ctts':
        return [repeatedTable(table, 2, rounds, (entry) => entry)];
      case 'stsc':
        return [
          repeatedTable(table, 3, rounds, ([chunk = 0, ...rest], round) => [
            chunk + round * chunks,
            ...rest,
          ]),
        ];
      case 'stss':
        return [
          repeatedTable(table, 1, rounds, ([sample = 0], round) => [sample + round * samples]),
        ];
      case 'stco':
        return [
          repeatedTable(table, 1, rounds, ([offset = 0], round) => [
            Math.max(0, offset - place.old) + place.first + round * place.step,
          ]),
        ];
      case 'stsz':
        return [repeatedSizes(table, samples, rounds)];
      default:
        return [];
    }
  });
}

function repeatedTable(
  table: Box,
  width: number,
  rounds: number,
  change: (entry: number[], round: number) => number[],
): Buffer {
  const entries = entriesOf(table, width);
  const all = Array.from({ length: rounds }, (_, round) =>
    entries.flatMap((entry) => change(entry, round)),
  ).flat();
  return boxOf(table.type, [Buffer.alloc(4), numbers([all.length / width, ...all])]);
}

/** All samples are of a size of their own: the field for a common one is 0. */
function repeatedSizes(table: Box, samples: number, rounds: number): Buffer {
  const sizes = table.bytes.subarray(FULL_HEAD_BYTES + 8, FULL_HEAD_BYTES + 8 + 4 * samples);
  const all = Array.from({ length: rounds }, () => sizes);
  return boxOf(table.type, [Buffer.alloc(4), numbers([0, samples * rounds]), ...all]);
}

function entriesOf({ bytes }: Box, width: number): number[][] {
  const count = bytes.readUInt32BE(FULL_HEAD_BYTES);
  const at = (entry: number, field: number) =>
    bytes.readUInt32BE(FULL_HEAD_BYTES + 4 + 4 * (entry * width + field));
  return Array.from({ length: count }, (_, entry) =>
    Array.from({ length: width }, (_field, field) => at(entry, field)),
  );
}

function longer({ bytes }: Box, at: number, rounds: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(bytes.readUInt32BE(at) * rounds, at);
  return changed;
}

const isPicture = (trak: Box) => trak.bytes.includes('vmhd', 0, 'latin1');

function boxesIn(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start < content.length;) {
    const size = content.readUInt32BE(start);
    const type = content.toString('latin1', start + 4, start + HEAD_BYTES);
    boxes.push({ type, bytes: content.subarray(start, start + size), start });
    start += size;
  }
  return boxes;
}

const childrenOf = ({ bytes }: Box) => boxesIn(bytes.subarray(HEAD_BYTES));

function one(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Error(`The film has no ${type}`);
  return found;
}

function boxOf(type: string, contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(HEAD_BYTES + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function numbers(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, 4 * index);
  return buffer;
}
