import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const fileOf = (fixture: string, name = fixture, type = '') =>
  new File([readFileSync(path.join(import.meta.dirname, 'fixtures', fixture))], name, { type });
const jpeg = new Blob(['jpeg']);

test.each([
  ['IMG_0042.HEIC', 'image/heic', 'IMG_0042.jpg'],
  // a machine that does not know the type, and one with a wrong type
  ['IMG.1.heif', '', 'IMG.1.jpg'],
  ['foto.jpg', 'image/jpeg', 'foto.jpg'],
])('UPLOAD-01 HEIC called %s, %j becomes the JPEG %s', async (name, type, expected) => {
  const prepared = await preparePicture(fileOf('picture.heic', name, type), () =>
    Promise.resolve(jpeg),
  );
  if (!('file' in prepared)) throw new Error(prepared.problem);
  expect(prepared.file).toMatchObject({ name: expected, type: 'image/jpeg' });
  expect(await prepared.file.text()).toBe('jpeg');
});

test('UPLOAD-01 HEIC that the browser cannot read is explained', async () => {
  const prepared = await preparePicture(fileOf('picture.heic'), () =>
    Promise.reject(new Error('unknown')),
  );
  expect('problem' in prepared && prepared.problem).toMatch(
    /^Dieses Bild ist im Format HEIC, das dieser Browser nicht/,
  );
});

test.each(['baseline.jpg', 'picture.avif', 'picture.webp', 'script.svg'])(
  'UPLOAD-01 %s stays as it is',
  async (name) => {
    const file = fileOf(name);
    const toJpeg = vi.fn();
    expect(await preparePicture(file, toJpeg)).toEqual({ file });
    expect(toJpeg).not.toHaveBeenCalled();
  },
);

test('a picture that went missing has its own error', async () => {
  const gone = fileOf('picture.heic');
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  expect(await preparePicture(gone)).toEqual({
    problem: 'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal aus.',
  });
});
