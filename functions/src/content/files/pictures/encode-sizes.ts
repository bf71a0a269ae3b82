import { MOST_PIXELS, MOST_PREVIEW_BYTES, PICTURE_WIDTHS, PREVIEW_WIDTH } from '@wbd/domain/files';
import sharp, { type Sharp } from 'sharp';

/** One size of a picture, as WebP. */
export interface PictureSize {
  width: number;
  content: Buffer;
}

/** The first for all sizes; the others where a picture for previews would be too large, as of foliage or noise. */
const QUALITIES = [75, 50, 25, 10] as const;
const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];

// foreign files reach only the decoders of formats that the storage rules accept: not that of SVG, for example
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) });
// each picture is read once, and one at a time has the function's memory
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes the sizes of a picture, upright and without the camera's metadata.
 * @returns nothing for files that are not pictures, for animations, and for too many pixels
 */
export async function encodeSizes(original: Uint8Array): Promise<PictureSize[]> {
  try {
    const picture = sharp(original, { limitInputPixels: MOST_PIXELS });
    const { pages = 1 } = await picture.metadata();
    return pages > 1 ? [] : await sizesOf(picture);
  } catch {
    // whatever is the matter with it, the browser is left to try
    return [];
  }
}

async function sizesOf(picture: Sharp): Promise<PictureSize[]> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: PictureSize[] = [];
  // one after the other, because each takes memory
  for (const width of [...PICTURE_WIDTHS.filter((one) => one < info.width), info.width]) {
    const content = await encoded(sharp(data, { raw }).resize({ width }), width);
    // the narrowest is what a preview falls back to
    if (sizes.length === 0 || isSmall(width, content)) sizes.push({ width, content });
  }
  return sizes;
}

async function encoded(picture: Sharp, width: number): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    content = await picture.clone().webp({ quality }).toBuffer();
    if (isSmall(width, content)) break;
  }
  return content;
}

const isSmall = (width: number, { length }: Buffer) =>
  width > PREVIEW_WIDTH || length <= MOST_PREVIEW_BYTES;
