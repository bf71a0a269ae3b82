import { setTimeout as pause } from 'node:timers/promises';
import { transcodedSeconds, transcodedSecondsOfMonth } from '../../../core/limits.ts';
import { onDocumentCreated } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { files } from '../../../gateways/storage.ts';
import { transcoder } from '../../../gateways/transcoder.ts';
import { advanceFilm, type FilmPorts } from './advance-film.service.ts';
import { filmOrders } from './film-orders.repository.ts';
import { filmVersions } from './film-versions.repository.ts';
import { followOrders } from './follow-films.service.ts';
import { readFilmHeader } from './read-film-header.ts';

/** the thread that reads the header of a long film needs most of it */
const MEMORY = '512MiB';

const ports = {
  orders: filmOrders,
  rows: filmVersions,
  files,
  header: ({ path, size }) => readFilmHeader(files, path, size),
  transcoder,
  limits: [transcodedSeconds, transcodedSecondsOfMonth],
  now: () => new Date(),
} satisfies FilmPorts;

/** Most clips are ready within it, so that no one waits for the clock; the sweep looks after the others. */
const FOLLOWED_MS = 50_000;
const PAUSE_MS = 2_000;

/** Starts the job that makes a film's versions, and stays with it for a while. */
export const onFilmOrdered = onDocumentCreated(
  {
    document: 'filmOrders/{orderId}',
    timeoutSeconds: 120,
    memory: MEMORY,
    alone: true,
  },
  onceWriting(async (event) => {
    const until = Date.now() + FOLLOWED_MS;
    while ((await advanceFilm(ports, event.params.orderId)) && Date.now() < until) {
      await pause(PAUSE_MS);
    }
  }),
);

/** Looks after orders that no trigger follows any longer. */
export const followFilms = defineSweep('followFilms', { timeoutSeconds: 300, memory: MEMORY }, () =>
  followOrders(ports),
);
