import { AppError } from '@wbd/domain/errors';
import { filmMode, filmRefusal } from '@wbd/domain/files';
import type { FilmFile } from '@wbd/domain/sales';

/** @throws AppError video/not-ready, video/failed when buyers could not play the film */
export function expectPlayable({ url, films }: Pick<FilmFile, 'url' | 'films'>): void {
  const refusal = filmRefusal(filmMode(url, films));
  if (refusal !== null) throw new AppError(refusal);
}
