import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { removeEndedFilms as remove } from './end-films.service.ts';
import { endFilmsPorts } from './leaving-ports.ts';

/** Looks every night after films whose seller left thirty days ago. */
export const removeEndedFilms = defineSweep('removeEndedFilms', { timeoutSeconds: 300 }, () =>
  remove(endFilmsPorts),
);
