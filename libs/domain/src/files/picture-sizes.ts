import * as z from 'zod/mini';
import { served } from '../first-view/served.ts';
import { filePathSchema } from '../fields/fields.ts';

/**
 * How wide the sizes of a row's pictures are, by the path of the original: sizes of a picture that was replaced do not count.
 * A picture of which none could be made has an empty list. The server's to write.
 */
export const pictureWidthsSchema = z.optional(
  z.array(z.object({ path: filePathSchema, widths: z.array(z.int()) })),
);
export type PictureWidths = z.infer<typeof pictureWidthsSchema>;

/** The sizes of the one picture that a card shows. */
export const widthsSchema = z.optional(z.array(z.int()));

export const widthsOf = served(
  'widthsOf',
  (path: string | null, pictures: PictureWidths): readonly number[] =>
    pictures?.find((picture) => picture.path === path)?.widths ?? [],
  [0],
);

/** Where a size of a picture lies: below it, one level deeper than any file of a client. */
export const sizePath = (path: string, width: number) => `${path}/${width}.webp`;

/** Addresses of a picture, for `src` and `srcset`. */
export interface PictureUrls {
  src: string;
  srcSet: string;
}

/**
 * Without sizes, the `srcset` contains only the original, because React would emit a preload without an address for an empty one.
 */
export const pictureUrls = served('pictureUrls', urlsOf, { src: '', srcSet: '' });

function urlsOf(
  path: string,
  widths: readonly number[] | undefined,
  urlOf: (path: string) => string,
): PictureUrls {
  const widest = widths?.at(-1);
  if (!widths || widest === undefined) return { src: urlOf(path), srcSet: urlOf(path) };
  const sizes = widths.map((width) => `${urlOf(sizePath(path, width))} ${width}w`);
  return { src: urlOf(sizePath(path, widest)), srcSet: sizes.join(', ') };
}
