import { pictureWidthsSchema } from '@wbd/domain/files';
import { fileNotes } from '../file-notes.repository.ts';

/** The widths that a row knows of its pictures. */
export const pictureWidths = fileNotes('pictureWidths', pictureWidthsSchema);
export type PictureWidthsOfRows = typeof pictureWidths;
