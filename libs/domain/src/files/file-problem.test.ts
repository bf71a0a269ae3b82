import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_KINDS, FILE_LIMITS, FILE_TARGETS, formatFileSize } from './file-limits.ts';
import { fileProblem } from './file-problem.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

test.each([
  [0, '0 Byte'],
  [1023, '1023 Byte'],
  [900, '900 Byte'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [20 * MB, '20 MB'],
  [20 * MB + 1, '20,1 MB'],
  [1000 * 1024, '1000 KB'],
  [1001.5 * MB, '1001,5 MB'],
  [MB - 1, '1 MB'],
  [GB - 1, '1 GB'],
  [2 * GB, '2 GB'],
  [10 * GB, '10 GB'],
])('%d bytes read as %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

test('a size above another never reads smaller than it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * GB }), (bytes) => {
      const [value = '', unit = ''] = formatFileSize(bytes).split(' ');
      const units: Record<string, number> = { Byte: 1, KB: 1024, MB, GB };
      const read = Number(value.replace(',', '.')) * (units[unit] ?? 0);
      expect(read).toBeGreaterThanOrEqual(bytes - 1e-3);
      expect(read).toBeLessThanOrEqual(bytes * 1.1 + 1);
    }),
  );
});

test.each([
  ['image', 'image/png', 20 * MB, 'Bild', '20 MB'],
  ['video', 'video/mp4', 2 * GB, 'Video', '2 GB'],
  ['pdf', 'application/pdf', 20 * MB, 'PDF', '20 MB'],
  ['csv', 'text/csv', 5 * MB, 'CSV', '5 MB'],
  ['other', 'application/zip', 10 * MB, 'Datei', '10 MB'],
] as const)(
  'UPLOAD-01.5 a %s of exactly the limit is taken, a larger one is told why',
  (kind, type, max, name, limit) => {
    expect(FILE_LIMITS[kind].maxBytes).toBe(max);
    expect(fileProblem(kind, { type, size: max })).toBeNull();
    const size = max + 3 * MB;
    expect(fileProblem(kind, { type, size })).toBe(
      `${name}-Datein dürfen maximal ${limit} groß sein. Diese Datei ist ${formatFileSize(size)}.`,
    );
  },
);

test.each([
  ['pdf', 'image/png', 'Bitte lade eine PDF-Datei hoch'],
  ['csv', 'text/plain', 'Bitte lade eine CSV-Datei hoch'],
  ['image', 'image/svg+xml', 'Bitte lade eine Bild-Datei hoch'],
  ['video', '', 'Bitte lade eine Video-Datei hoch'],
] as const)('a %s field does not take %j', (kind, type, expected) => {
  expect(fileProblem(kind, { type, size: 10 })).toBe(expected);
});

test('every other file of any type is taken', () => {
  expect(fileProblem('other', { type: '', size: 10 })).toBeNull();
});

test('UPLOAD-01 an empty file of any kind is refused', () => {
  for (const kind of FILE_KINDS) {
    const type = FILE_LIMITS[kind].contentTypes?.[0] ?? '';
    expect(fileProblem(kind, { type, size: 0 })).toBe(
      'Diese Datei ist leer. Wähle eine andere aus.',
    );
    expect(fileProblem(kind, { type, size: 1 })).toBeNull();
  }
});

test('LIB-02.11 a knowledge video may be larger than other videos', () => {
  const video = { type: 'video/mp4', size: 10 * GB };
  expect(fileProblem('video', video, FILE_TARGETS['knowledge_videos/video'])).toBeNull();
  expect(
    fileProblem('video', { ...video, size: 10 * GB + 1 }, FILE_TARGETS['knowledge_videos/video']),
  ).toBe('Video-Datein dürfen maximal 10 GB groß sein. Diese Datei ist 10,1 GB.');
  expect(fileProblem('video', video)).toBe(
    'Video-Datein dürfen maximal 2 GB groß sein. Diese Datei ist 10 GB.',
  );
});
