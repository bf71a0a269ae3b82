import { fileUrl } from '@wbd/data/files';
import { pictureUrls, widthsOf, type PictureUrls, type PictureWidths } from '@wbd/domain';

/** @param urlOf how a path becomes an address: another one in the preview of a draft */
export const pictureOf = (
  path: string,
  widths: readonly number[] | undefined = [],
  urlOf: (path: string) => string = fileUrl,
): PictureUrls => pictureUrls(path, widths, urlOf);

/** A picture that a row names. */
export const rowPicture = (path: string | null, pictures: PictureWidths): PictureUrls | null =>
  path === null ? null : pictureOf(path, widthsOf(path, pictures));
