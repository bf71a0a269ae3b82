import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaylist, joinSegments } from './playlist.ts';

interface Part {
  seconds: number;
  bytes: number;
}

const head = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MAP:URI="360.m4s",BYTERANGE="818@0"\n';

function playlist(parts: readonly Part[], withOffsets = true): string {
  let offset = 818;
  const lines = parts.map(({ seconds, bytes }, index) => {
    const at = withOffsets || index === 0 ? `@${offset}` : '';
    offset += bytes;
    return `#EXTINF:${seconds},\n#EXT-X-BYTERANGE:${bytes}${at}\n360.m4s\n`;
  });
  return `${head}${lines.join('')}#EXT-X-ENDLIST\n`;
}

const segmentsOf = (text: string) =>
  [...text.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)\n/g)].map(
    ([, seconds, bytes, offset]) => [Number(seconds), Number(bytes), Number(offset)],
  );

const two = { seconds: 2, bytes: 10 };

const parts = (count: number) => Array.from({ length: count }, () => two);
const lengthsOf = (text: string) => segmentsOf(text).map(([seconds = 0]) => seconds);

test.each([true, false])(
  'joins segments of long films behind short ones (offsets: %s)',
  (offsets) => {
    const joined = joinSegments(playlist(parts(1600), offsets));
    const [first, second, ...others] = segmentsOf(joined);
    expect([first, second]).toEqual([
      [2, 10, 818],
      [2, 10, 828],
    ]);
    expect(lengthsOf(joined).slice(0, 8)).toEqual([2, 2, 2, 2, 4, 6, 6, 6]);
    expect(others[2]).toEqual([4, 20, 858]);
    expect(joined).toContain('#EXT-X-TARGETDURATION:6\n');
    expect(joined.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  },
);

test('segments stay short while there are few of them, because a jump waits for one', () => {
  expect(new Set(lengthsOf(joinSegments(playlist(parts(750)))))).toEqual(new Set([2]));
  const joined = lengthsOf(joinSegments(playlist(parts(1500))));
  expect(Math.max(...joined)).toBe(4);
  expect(joined.length).toBeLessThan(760);
});

test('joining keeps every byte and second, and twice is once', () => {
  const part = fc.record({
    seconds: fc.integer({ min: 1, max: 8 }),
    bytes: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(1, 100),
      (some, times) => {
        const parts = Array.from({ length: times }, () => some).flat();
        const joined = joinSegments(playlist(parts));
        const segments = segmentsOf(joined);
        const sum = (index: number) => segments.reduce((all, one) => all + (one[index] ?? 0), 0);
        expect(sum(0)).toBeCloseTo(parts.reduce((all, { seconds }) => all + seconds, 0));
        expect(sum(1)).toBe(parts.reduce((all, { bytes }) => all + bytes, 0));
        expect(joinSegments(joined)).toBe(joined);
      },
    ),
  );
});

test('a playlist of separate files, and one of qualities, stay as they are', () => {
  const files = `${head}#EXTINF:2,\na.m4s\n#EXTINF:2,\nb.m4s\n#EXT-X-ENDLIST\n`;
  const qualities = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfilm-360.m3u8\n';
  expect([joinSegments(files), joinSegments(qualities)]).toEqual([files, qualities]);
});

test('every file gets its address, also one that has one', () => {
  const addressOf = (name: string) => `hero%2F${name}?alt=media`;
  const filled = fillPlaylist(playlist([two]), addressOf);
  expect(filled).toContain('URI="hero%2F360.m4s?alt=media"');
  expect(filled).toContain('\nhero%2F360.m4s?alt=media\n');
  expect(fillPlaylist(filled, addressOf)).toBe(filled);
  expect(() => fillPlaylist(filled, () => null)).toThrow('360.m4s');
});
