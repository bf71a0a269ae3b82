import { uploadTexts } from '../texts.de.ts';
import { isWholePicture, pictureFormat } from './picture-format.ts';

const texts = uploadTexts.picture;

/**
 * Says in German why a picture would not be shown.
 * @param decode throws for a picture that this browser cannot show
 * @returns null when it is
 */
export async function pictureFileProblem(
  file: Blob,
  decode: (file: Blob) => Promise<void> = decodePicture,
): Promise<string | null> {
  let content: Uint8Array;
  try {
    content = new Uint8Array(await file.arrayBuffer());
  } catch {
    return uploadTexts.unreadable;
  }
  const format = pictureFormat(content);
  if (format === null) return texts.noPicture;
  if (!isWholePicture(content, format)) return texts.cut;
  return decode(file).then(
    () => null,
    () => texts.damaged,
  );
}

async function decodePicture(file: Blob): Promise<void> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}
