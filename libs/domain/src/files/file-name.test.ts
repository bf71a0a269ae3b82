import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filePath, randomFileId, safeFileName } from './file-name.ts';

const now = new Date('2030-01-01T00:00:00Z');
const stamp = { now, id: 'k3f9x2ab' };
const PREFIX = '1893456000000_k3f9x2ab_';

test.each([
  ['Urlaub.mp4', 'Urlaub.mp4'],
  ['Hüttenabend in Österreich.mp4', 'Huettenabend_in_Oesterreich.mp4'],
  ['ÄÖÜäöüß.PDF', 'AeOeUeaeoeuess.PDF'],
  ['STRAẞE.png', 'STRASSE.png'],
  // the same word as macOS writes it
  ['Hu\u0308tte.png', 'Huette.png'],
  ['../../etc/passwd', '______etc_passwd'],
  ['a.b.tar.gz', 'a_b_tar.gz'],
  ['café & crème.webp', 'caf____cr_me.webp'],
  ['Foto 🏖.jpg', 'Foto__.jpg'],
  ['.mp4', '_mp4'],
  ['ohne Endung', 'ohne_Endung'],
  ['seltsam.m p4', 'seltsam_m_p4'],
  ['schon-gut_2.mov', 'schon-gut_2.mov'],
])('UPLOAD-02.1,2 %j is stored as %j behind time and id', (name, expected) => {
  expect(safeFileName(name, stamp)).toBe(`${PREFIX}${expected}`);
});

test('UPLOAD-02 any name becomes: safe characters only, no path, not too long, the extension stays', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.constantFrom('', '.', '..', '/', '\\', 'ß'.repeat(300), `${'ü'.repeat(300)}.mp4`),
  );
  fc.assert(
    fc.property(name, (text) => {
      const safe = safeFileName(text, stamp);
      expect(safe).toMatch(/^1893456000000_k3f9x2ab_[A-Za-z0-9_-]{0,100}(\.[A-Za-z0-9]{1,10})?$/);
      expect(filePath('seminars/video', safe).split('/')).toHaveLength(3);
    }),
    { numRuns: 1_000 },
  );
});

test('UPLOAD-02 the extension of any name is kept as it is', () => {
  const extension = fc.stringMatching(/^[A-Za-z0-9]{1,10}$/);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      extension,
      (base, ext) => {
        expect(safeFileName(`${base}.${ext}`, stamp).endsWith(`.${ext}`)).toBe(true);
      },
    ),
  );
});

test('UPLOAD-02 a safe name stays what it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9-]{1,100}$/), (base) => {
      expect(safeFileName(`${base}.mp4`, stamp)).toBe(`${PREFIX}${base}.mp4`);
    }),
  );
});

test('UPLOAD-02 the random id has 8 characters and differs from the one before', () => {
  const ids = Array.from({ length: 1_000 }, randomFileId);
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{8}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
