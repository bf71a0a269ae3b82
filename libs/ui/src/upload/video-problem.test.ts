import { expect, test, vi } from 'vitest';
import { videoProblem } from './video-problem.ts';

const text = (value: string) => Array.from(value, (character) => character.charCodeAt(0));

/** A box of an MP4 file: its size, its type, its content. */
function box(type: string, ...content: number[][]): number[] {
  const body = content.flat();
  const size = body.length + 8;
  return [size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255, ...text(type), ...body];
}

function track(handler: string, codec: string): number[] {
  const handlerBox = box('hdlr', [0, 0, 0, 0], [0, 0, 0, 0], text(handler));
  const description = box('stsd', [0, 0, 0, 0], [0, 0, 0, 1], box(codec, [0, 0, 0, 0]));
  return box('trak', box('mdia', handlerBox, box('minf', box('stbl', description))));
}

/** The header comes after the pictures, as phones write it. */
function movie(...tracks: number[][]): Blob {
  const bytes = [
    ...box('ftyp', text('qt  ')),
    ...box(
      'mdat',
      Array.from({ length: 5000 }, () => 7),
    ),
    ...box('moov', box('mvhd', [0, 0, 0, 0]), ...tracks),
  ];
  return new Blob([new Uint8Array(bytes)]);
}

const never = vi.fn(() => Promise.resolve(false));

test('UPLOAD-01 a HEVC video of an iPhone is explained in every browser', async () => {
  const problem = await videoProblem(movie(track('soun', 'mp4a'), track('vide', 'hvc1')), () =>
    Promise.resolve(true),
  );
  expect(problem).toMatch(/^Dieses Video ist im Format HEVC \(H\.265\) aufgenommen/);
});

test.each(['avc1', 'av01', 'vp09'])('UPLOAD-01 a video in %s can be uploaded', async (codec) => {
  expect(await videoProblem(movie(track('vide', codec), track('soun', 'mp4a')), never)).toBeNull();
  expect(never).not.toHaveBeenCalled();
});

test.each(['apch', 'mp4v', ''])('UPLOAD-01 a video in %j is not played anywhere', async (codec) => {
  const problem = await videoProblem(movie(track('vide', codec.padEnd(4))), never);
  expect(problem).toMatch(/^Dieses Video kann in Browsern nicht abgespielt werden\./);
});

test('UPLOAD-01 of another container the browser knows', async () => {
  const webm = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0])]);
  expect(await videoProblem(webm, () => Promise.resolve(true))).toBeNull();
  expect(await videoProblem(webm, never)).not.toBeNull();
});

test('UPLOAD-01 a broken file ends the search', async () => {
  const broken = new Blob([new Uint8Array([0, 0, 0, 1, ...text('ftyp'), 255, 255, 255, 255])]);
  expect(await videoProblem(broken, never)).not.toBeNull();
});
