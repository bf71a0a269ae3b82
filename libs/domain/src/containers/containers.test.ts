import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContainer } from './index.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../ui/src/upload/film/fixtures');
const MEGABYTE = 1024 * 1024;

const bytesOf = (name: string) => Buffer.from(readFileSync(path.join(FIXTURES, name)));

/** Reads a file, and counts what was read of it. */
async function reading(file: Buffer, size = file.length) {
  let reads = 0;
  let bytes = 0;
  const facts = await readContainer((start, end) => {
    reads += 1;
    bytes += end - start;
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(size);
    return Promise.resolve(new Uint8Array(file.subarray(start, end)));
  }, size);
  return { facts, reads, bytes };
}
const factsOf = async (file: Buffer) => (await reading(file)).facts;

/** The content of a chunk of an AVI file, which may be changed. */
function chunkOf(file: Buffer, name: string, after = 0): Buffer {
  const at = file.indexOf(name, after);
  return file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4));
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

interface Page {
  serial: number;
  position: number;
  content: Buffer;
  isFirst?: boolean;
}

/** A page of an Ogg file, with one packet. */
function page({ serial, position, content, isFirst = false }: Page): Buffer {
  const lengths = [...Array<number>(Math.floor(content.length / 255)).fill(255)];
  lengths.push(content.length % 255);
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = isFirst ? 2 : 0;
  head.writeBigInt64LE(BigInt(position), 6);
  head.writeUInt32LE(serial, 14);
  head[26] = lengths.length;
  return Buffer.concat([head, Buffer.from(lengths), content]);
}

/** 1280 by 720 at 25 frames a second, with 64 frames between key frames. */
function theoraHead(): Buffer {
  const head = Buffer.alloc(42);
  head.write('\x80theora', 'latin1');
  head.writeUIntBE(1280, 14, 3);
  head.writeUIntBE(720, 17, 3);
  head.writeUInt32BE(25, 22);
  head.writeUInt32BE(1, 26);
  head.writeUInt16BE(6 << 5, 40);
  return head;
}

function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt16LE(312, 10);
  return head;
}

const film = (...more: Buffer[]) =>
  Buffer.concat([
    page({ serial: 1, position: 0, content: theoraHead(), isFirst: true }),
    page({ serial: 2, position: 0, content: opusHead(), isFirst: true }),
    ...more,
  ]);

test('reads AVI with MPEG-4 and MP3', async () => {
  expect(await factsOf(bytesOf('avi.avi'))).toEqual({
    container: 'avi',
    picture: { codec: 'XVID', width: 64, height: 36, framesPerSecond: 5 },
    soundTracks: 1,
    seconds: 1.2,
    isWhole: true,
  });
});

test('reads Ogg with Theora and Vorbis', async () => {
  expect(await factsOf(bytesOf('theora.ogv'))).toEqual({
    container: 'ogg',
    picture: { codec: 'theora', width: 64, height: 36, framesPerSecond: 5 },
    soundTracks: 1,
    seconds: 1,
    isWhole: true,
  });
});

test('reads the length of a large AVI file from its OpenDML header', async () => {
  const avi = bytesOf('avi.avi');
  chunkOf(avi, 'dmlh').writeUInt32LE(3600 * 5);
  // ffmpeg leaves room for the list, and names it once the file is large
  avi.write('LIST', avi.indexOf('odmldmlh') - 8);
  const large = Buffer.concat([avi, chunk('RIFF', Buffer.from('AVIXLIST\0\0\0\0movi'))]);
  expect(await factsOf(large)).toMatchObject({ seconds: 3600, isWhole: true });
  expect(await factsOf(large.subarray(0, -2))).toMatchObject({ isWhole: false });
});

test('reads the shape of pixels: digital video is stored narrower than it is shown', async () => {
  const avi = bytesOf('avi.avi');
  const shape = chunkOf(avi, 'vprp');
  shape.writeUInt16LE(3, 20);
  shape.writeUInt16LE(4, 22);
  expect(await factsOf(avi)).toMatchObject({ picture: { width: 48, height: 36 } });
  // 1 to 65535 cannot be the shape of a pixel
  shape.writeUInt16LE(65_535, 20);
  expect(await factsOf(avi)).toMatchObject({ picture: { width: 64, height: 36 } });
});

test('an AVI file whose recorder was killed is not whole', async () => {
  const avi = bytesOf('avi.avi');
  avi.writeUInt32LE(0, 4);
  expect(await factsOf(avi)).toMatchObject({ isWhole: false });
});

test('the longest track of an Ogg file says how long it is', async () => {
  const pictures = page({ serial: 1, position: (64 << 6) + 36, content: Buffer.alloc(300) });
  const sound = page({ serial: 2, position: 10 * 48_000 + 312, content: Buffer.alloc(300) });
  const other = page({ serial: 3, position: 1e9, content: Buffer.alloc(9) });
  const none = page({ serial: 1, position: -1, content: Buffer.alloc(9) });
  expect(await factsOf(film(pictures, other, none))).toMatchObject({
    picture: { width: 1280, height: 720, framesPerSecond: 25 },
    soundTracks: 1,
    seconds: 4,
    isWhole: true,
  });
  expect(await factsOf(film(pictures, sound))).toMatchObject({ seconds: 10 });
});

test('finds the last pages of an Ogg file from the middle of another page', async () => {
  const long = Buffer.alloc(60_000, 'OggS-');
  const pages = Array.from({ length: 30 }, (_, index) =>
    page({ serial: 1, position: (index * 25) << 6, content: long }),
  );
  const { facts, bytes } = await reading(film(...pages));
  expect(facts).toMatchObject({ seconds: 29, isWhole: true });
  expect(bytes).toBeLessThan(1.1 * MEGABYTE);
});

test('Ogg with sound only has no picture', async () => {
  const sound = page({ serial: 2, position: 0, content: opusHead(), isFirst: true });
  expect(await factsOf(sound)).toMatchObject({ picture: null, soundTracks: 1 });
});

test.each(['h264.mp4', 'vp9.webm', 'matroska.mkv'])(
  'leaves %s to the other reader',
  async (name) => {
    expect(await reading(bytesOf(name))).toMatchObject({ facts: null, reads: 1 });
  },
);

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a RIFF file with sound', Buffer.from('RIFF\x10\0\0\0WAVEfmt ')],
  ['the start of an AVI file only', bytesOf('avi.avi').subarray(0, 40)],
  ['the start of an Ogg file only', bytesOf('theora.ogv').subarray(0, 40)],
  [
    'AVI with 200 kB of one byte',
    Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI '), Buffer.alloc(200_000, 0xff)]),
  ],
  ['Ogg with 200 kB of nothing', Buffer.concat([Buffer.from('OggS\0\x02'), Buffer.alloc(200_000)])],
])('%s is no film', async (_, file) => {
  expect(await factsOf(file)).toBeNull();
});

test('a picture of an absurd size is no film', async () => {
  for (const side of [0, 16_385, 0x7fffffff, -2147483648]) {
    const avi = bytesOf('avi.avi');
    chunkOf(avi, 'strf').writeInt32LE(side, 8);
    expect(await factsOf(avi)).toBeNull();
  }
  const ogg = film();
  ogg.fill(0xff, ogg.indexOf('theora') + 13, ogg.indexOf('theora') + 16);
  expect(await factsOf(ogg)).toBeNull();
});

test('a forged length or frame rate counts as unknown', async () => {
  const avi = bytesOf('avi.avi');
  for (const at of [avi.indexOf('strh'), avi.lastIndexOf('strh')]) {
    avi.writeUInt32LE(0, at + 8 + 24);
  }
  expect(await factsOf(avi)).toMatchObject({ seconds: 0, picture: { framesPerSecond: 0 } });
  const ogg = film(
    page({ serial: 1, position: Number.MAX_SAFE_INTEGER, content: Buffer.alloc(9) }),
  );
  expect(await factsOf(ogg)).toMatchObject({ seconds: 0 });
});

test('forged sizes neither end the reading late nor read outside of the file', async () => {
  const header = bytesOf('avi.avi');
  header.writeUInt32LE(0xffffffff, 16);
  expect(await factsOf(header)).toBeNull();
  // lists of the smallest size, one after the other
  const lists = Buffer.concat(
    Array(10_000).fill(chunk('RIFF', Buffer.from('AVIXLIST\0\0\0\0movi'))),
  );
  const { reads } = await reading(Buffer.concat([bytesOf('avi.avi'), lists]));
  expect(reads).toBeLessThan(70);
  const names = Buffer.concat([film(), Buffer.alloc(2 * MEGABYTE, 'OggS\0')]);
  const { facts, bytes } = await reading(names);
  expect(facts).toMatchObject({ seconds: 0, isWhole: false });
  expect(bytes).toBeLessThan(3 * MEGABYTE);
});

test('no edited film throws, or is read for long', async () => {
  const edited = fc
    .tuple(
      fc.constantFrom('avi.avi', 'theora.ogv'),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([name, edits, part]) => {
      const whole = bytesOf(name);
      const content = whole.subarray(0, Math.ceil(whole.length * part));
      for (const [at, byte] of edits) if (at > 12 && at < content.length) content[at] = byte;
      return content;
    });
  await fc.assert(
    fc.asyncProperty(edited, async (content) => {
      const { facts, reads } = await reading(content);
      expect(reads).toBeLessThan(70);
      expect(facts === null || Number.isFinite(facts.seconds)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
