import { expect, test } from 'vitest';
import { isPicture, originalOf, previewPath } from './picture-files.ts';
import { pictureUrls, sizePath, widthsOf } from './picture-sizes.ts';

const PATH = 'seminars/thumb/a.jpg';
const urlOf = (path: string) => `https://files.example/${encodeURIComponent(path)}`;

test('the browser chooses from the sizes, and what cannot choose gets the widest', () => {
  const name = 'https://files.example/seminars%2Fthumb%2Fa.jpg';
  expect(pictureUrls(PATH, [320, 700], urlOf)).toEqual({
    src: `${name}%2F700.webp`,
    srcSet: `${name}%2F320.webp 320w, ${name}%2F700.webp 700w`,
  });
});

test('without sizes there is the original alone', () => {
  expect(pictureUrls(PATH, [], urlOf)).toEqual({ src: urlOf(PATH), srcSet: urlOf(PATH) });
});

test('sizes of a picture that was replaced do not count', () => {
  const known = [{ path: PATH, widths: [320] }];
  expect(widthsOf(PATH, known)).toEqual([320]);
  expect(widthsOf('seminars/thumb/b.jpg', known)).toEqual([]);
  expect(widthsOf(null, known)).toEqual([]);
  expect(widthsOf(PATH, undefined)).toEqual([]);
});

test('a size leads back to its picture', () => {
  expect(originalOf(sizePath(PATH, 320))).toBe(PATH);
  expect(originalOf(PATH)).toBe(PATH);
});

test('pictures are recognised by their path', () => {
  expect([PATH, 'hero/logo/a.png'].every(isPicture)).toBe(true);
  expect(['seminars/video/a.mp4', 'seminars/pdf/a.pdf', 'a', ''].some(isPicture)).toBe(false);
});

test('PUB-18 a link preview shows a small size, and never the original', () => {
  expect(previewPath(PATH, [320, 640, 1280, 1920])).toBe(sizePath(PATH, 640));
  expect(previewPath(PATH, [320, 500])).toBe(sizePath(PATH, 500));
  expect(previewPath(PATH, [320, 700])).toBe(sizePath(PATH, 320));
  expect(previewPath(PATH, [])).toBeNull();
  expect(previewPath(PATH)).toBeNull();
  expect(previewPath(null, [320])).toBeNull();
});
