import { Worker } from 'node:worker_threads';
import type { FilmHeader } from '@wbd/domain/files';
import { KeyedQueue } from '../../../core/keyed-queue.ts';
import { log } from '../../../core/log/log.ts';
import type { FilesGateway } from '../../../gateways/storage.ts';
import { filmHeaderMessageSchema, type FilmPart } from './film-header-messages.ts';

/** Maximum number of bytes read from a film; the header of a four-hour film has 16 MB. */
const MOST_READ_BYTES = 64 * 1024 * 1024;
/**
 * Maximum computing time of the reader between two reads. The header of a four-hour film takes a few seconds. `mediabunny` 1.61
 * hangs on some damaged Matroska and WebM files, because its `resync` makes no progress in the last 8 bytes.
 */
const MOST_SILENT_MS = 20_000;
/** Memory limit: the header of a four-hour film at 60 fps takes up to 160 MB. */
const MOST_HEAP_MB = 192;

/** One reader at a time, because an instance has memory for only one. */
const readers = new KeyedQueue();

/**
 * Reads the metadata of a stored film in a separate thread, because a damaged film may hang the reader.
 * @param size file size in bytes
 * @param mostSilentMs maximum computing time between two reads
 * @returns null for a file that is not a film with a video track, and for one that cannot be read
 * @throws errors of the storage, which say nothing about the film
 */
export function readFilmHeader(
  files: Pick<FilesGateway, 'readPart'>,
  path: string,
  size: number,
  mostSilentMs = MOST_SILENT_MS,
): Promise<FilmHeader | null> {
  return readers.run('film', async () => {
    const worker = new Worker(new URL('./film-header-worker.ts', import.meta.url), {
      workerData: { size },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    try {
      return await answerOf(worker, files, path, mostSilentMs);
    } finally {
      await worker.terminate();
    }
  });
}

async function answerOf(
  worker: Worker,
  files: Pick<FilesGateway, 'readPart'>,
  path: string,
  mostSilentMs: number,
): Promise<FilmHeader | null> {
  const { promise, resolve, reject } = Promise.withResolvers<FilmHeader | null>();
  let read = 0;
  let awaited = 0;
  let isOver = false;
  let silence: NodeJS.Timeout | undefined;
  const giveUp = (reason: string, error?: unknown) => {
    if (isOver) return;
    log('films.unread', { path, reason }, error);
    resolve(null);
  };
  const watch = () => {
    if (awaited === 0 && !isOver) silence = setTimeout(giveUp, mostSilentMs, 'takes too long');
  };
  const handOver = async (id: number, start: number, end: number) => {
    read += end - start;
    if (read > MOST_READ_BYTES) {
      giveUp('its header is too far apart');
      return;
    }
    awaited += 1;
    clearTimeout(silence);
    const bytes = await files.readPart(path, start, end);
    awaited -= 1;
    worker.postMessage({ id, bytes } satisfies FilmPart);
    watch();
  };
  worker.on('message', (data: unknown) => {
    const message = filmHeaderMessageSchema.safeParse(data);
    if (!message.success) giveUp('its header makes no sense', message.error);
    else if ('header' in message.data) resolve(message.data.header);
    else handOver(message.data.id, message.data.start, message.data.end).catch(reject);
  });
  worker.on('error', (error) => {
    // a reader that failed before its first request could not start, so the film is not to blame
    if (read === 0) reject(error);
    else giveUp('its reader failed', error);
  });
  watch();
  try {
    return await promise;
  } finally {
    isOver = true;
    clearTimeout(silence);
  }
}
