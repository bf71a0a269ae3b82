import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureFileProblem } from './picture-file-problem.ts';
import { isWholePicture, pictureFormat } from './picture-format.ts';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)));
const opens = () => Promise.resolve();
const problemOf = (content: BlobPart, decode: () => Promise<void> = opens) =>
  pictureFileProblem(new Blob([content]), decode);

const PICTURES = [
  'baseline.jpg',
  'progressive.jpg',
  'cmyk.jpg',
  'rgb.png',
  'deep.png',
  'moving.gif',
  'picture.webp',
  'picture.avif',
] as const;

test.each(PICTURES)('UPLOAD-01 %s is accepted when the browser can decode it', async (name) => {
  expect(await problemOf(bytesOf(name))).toBeNull();
  expect(await problemOf(bytesOf(name), () => Promise.reject(new Error('broken')))).toMatch(
    /^Dieses Bild lässt sich nicht öffnen\./,
  );
});

test.each(PICTURES)(
  'UPLOAD-01 half of %s is refused, also where the browser decodes it',
  async (name) => {
    const content = bytesOf(name);
    for (const part of [0.5, 0.9]) {
      const half = content.slice(0, Math.floor(content.length * part));
      expect(await problemOf(half)).toMatch(/^Dieses Bild ist unvollständig/);
    }
  },
);

test.each(['script.svg', 'make.sh'])('UPLOAD-01 %s is no picture', async (name) => {
  expect(await problemOf(bytesOf(name))).toMatch(/^Diese Datei ist kein Bild/);
});

test('UPLOAD-01 an empty file, text and a film are no pictures', async () => {
  for (const content of ['', 'kein Bild', '\0\0\0\u{20}ftypisom\0\0\u{2}\0isomiso2avc1mp41']) {
    expect(await problemOf(content)).toMatch(/^Diese Datei ist kein Bild/);
  }
});

test('a small picture in the header of a JPEG is not the end of the large one', () => {
  const large = bytesOf('baseline.jpg');
  const small = bytesOf('progressive.jpg');
  const length = small.length + 2;
  const header = [0xff, 0xe1, length >> 8, length & 255, ...small];
  const photo = Uint8Array.of(0xff, 0xd8, ...header, ...large.subarray(2));
  expect(isWholePicture(photo, 'jpeg')).toBe(true);
  expect(isWholePicture(photo.subarray(0, -20), 'jpeg')).toBe(false);
});

test.each(PICTURES)('bytes that programs leave behind %s do no harm', async (name) => {
  expect(await problemOf(Uint8Array.of(...bytesOf(name), 0, 0, 0, 0))).toBeNull();
});

test('a picture that went missing is not reported as damaged', async () => {
  const gone = new Blob(['x']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await pictureFileProblem(gone, opens)).toBe(
    'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal aus.',
  );
});

test('UPLOAD-01 no content throws', () => {
  const starts = PICTURES.map((name) => bytesOf(name).slice(0, 40));
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const content = Uint8Array.of(...start, ...rest);
      const format = pictureFormat(content);
      expect(format === null || typeof isWholePicture(content, format) === 'boolean').toBe(true);
    }),
    { numRuns: 500 },
  );
});
