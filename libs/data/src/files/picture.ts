import { pictureUrls, widthsOf, type PictureUrls, type PictureWidths } from '@wbd/domain/files';
import { fileUrl } from '@wbd/firebase/storage';

/** @param urlOf how a path becomes an address: another one in the preview of a draft */
export const pictureOf = (
  path: string,
  widths: readonly number[] | undefined,
  urlOf: (path: string) => string = fileUrl,
): PictureUrls => pictureUrls(path, widths, urlOf);

/** A picture that a row names. */
export function rowPicture(path: string, pictures: PictureWidths): PictureUrls;
export function rowPicture(path: string | null, pictures: PictureWidths): PictureUrls | null;
export function rowPicture(path: string | null, pictures: PictureWidths): PictureUrls | null {
  return path === null ? null : pictureOf(path, widthsOf(path, pictures));
}
