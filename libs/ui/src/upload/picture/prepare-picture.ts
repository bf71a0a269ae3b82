import { FILE_LIMITS } from '@wbd/domain/files';
import type { Prepared } from '../prepared.ts';
import { uploadTexts } from '../texts.de.ts';
import { pictureFormat } from './picture-format.ts';

/** The first bytes of a file, which name its format. */
const HEAD_BYTES = 256;
const TYPE = 'image/jpeg';

/**
 * A picture as it is stored: HEIC, which iPhones take and few browsers show, becomes JPEG where this browser can read it.
 * @param toJpeg throws for a picture that this browser cannot read
 */
export async function preparePicture(
  file: File,
  toJpeg: (picture: Blob) => Promise<Blob> = drawAsJpeg,
): Promise<Prepared> {
  let head: ArrayBuffer;
  try {
    head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  } catch {
    return { problem: uploadTexts.unreadable };
  }
  if (pictureFormat(new Uint8Array(head)) !== 'heic') return { file };
  const named = (content: Blob) =>
    new File([content], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, {
      type: TYPE,
      lastModified: file.lastModified,
    });
  // too large files are refused unread
  if (file.size > FILE_LIMITS.image.maxBytes) return { file: named(file) };
  return toJpeg(file).then(
    (picture) => ({ file: named(picture) }),
    () => ({ problem: uploadTexts.heic }),
  );
}

/** A canvas of an iPhone holds no more than 4096 by 4096, and the widest size that is made of a picture has 1920. */
const MOST_PX = 4096;
const QUALITY = 0.92;

async function drawAsJpeg(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  try {
    const scale = Math.min(1, MOST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No picture can be drawn');
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, TYPE, QUALITY);
    });
    if (!blob) throw new Error('The picture could not be written');
    return blob;
  } finally {
    bitmap.close();
  }
}
