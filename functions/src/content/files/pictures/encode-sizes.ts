import { MOST_PIXELS, PICTURE_WIDTHS } from '@wbd/domain/files';
import sharp, { type Sharp } from 'sharp';

/** One size of a picture, as WebP. */
export interface PictureSize {
  width: number;
  content: Buffer;
}

const QUALITY = 75;
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
    const content = await sharp(data, { raw })
      .resize({ width })
      .webp({ quality: QUALITY })
      .toBuffer();
    sizes.push({ width, content });
  }
  return sizes;
}
