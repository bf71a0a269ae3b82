import { filmVersionsSchema } from '@wbd/domain/files';
import { fileNotes } from '../file-notes.repository.ts';

/** The versions that a row knows of its films. */
export const filmVersions = fileNotes('films', filmVersionsSchema);
export type FilmVersionsOfRows = typeof filmVersions;
