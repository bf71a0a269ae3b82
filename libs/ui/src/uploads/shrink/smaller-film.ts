import { UPLOAD_DAYS } from '@wbd/domain/retention';
import { Turns } from '../turns.ts';
import { shrinkAnswerSchema } from './shrink-answer.ts';
import { removeSmallerFolder, smallerFolder } from './smaller-folder.ts';

/** A smaller film is sent before it would be converted. */
const SHRINKS_FROM_BYTES = 200 * 1024 * 1024;
/** As long as an upload can go on. */
const KEPT_MS = UPLOAD_DAYS * 24 * 60 * 60 * 1000;

/**
 * Maximum time without progress from the worker, which also reads the film once before and the copy once after. A damaged film may
 * hang it.
 */
const MOST_SILENT_MS = 2 * 60 * 1000;

/** Films that the person wants to send as they are. */
const unchanged = new WeakSet<File>();
/** Several at once would only take turns on the same encoder. */
const turns = new Turns(1);

/** Whether this browser can make a film smaller, and it is worth asking. */
export function offersShrinking(file: File): boolean {
  const canEncode = 'VideoEncoder' in globalThis && 'VideoDecoder' in globalThis;
  const canKeep = 'storage' in navigator && 'getDirectory' in navigator.storage;
  return canEncode && canKeep && file.type.startsWith('video/') && file.size > SHRINKS_FROM_BYTES;
}

export function isShrinkingWanted(file: File): boolean {
  return !unchanged.has(file);
}

export function setShrinkingWanted(file: File, isWanted: boolean): void {
  if (isWanted) unchanged.delete(file);
  else unchanged.add(file);
}

/**
 * A smaller copy of a film. Whatever goes wrong, the film itself is sent.
 * @param onRatio 0 to 1
 * @throws the signal's reason when it is aborted
 */
export async function smallerFilm(
  film: File,
  onRatio: (ratio: number) => void,
  signal: AbortSignal,
): Promise<File> {
  if (!offersShrinking(film) || !isShrinkingWanted(film)) return film;
  const end = await turns.take(signal);
  try {
    return (await copyOf(film, onRatio, signal)) ?? film;
  } catch {
    signal.throwIfAborted();
    return film;
  } finally {
    end();
  }
}

/** Removes the copy after its upload. */
export async function forgetSmaller(film: File): Promise<void> {
  if (!offersShrinking(film)) return;
  const folder = await smallerFolder();
  await folder.removeEntry(await nameOf(film)).catch(() => undefined);
}

/** Removes all copies: the next person at this browser must not find them. */
export async function forgetAllSmaller(): Promise<void> {
  await removeSmallerFolder().catch(() => undefined);
}

async function copyOf(
  film: File,
  onRatio: (ratio: number) => void,
  signal: AbortSignal,
): Promise<File | null> {
  const folder = await smallerFolder();
  const name = await nameOf(film);
  await removeOld(folder);
  const kept = await folder.getFileHandle(name).then(
    (handle) => handle.getFile(),
    () => null,
  );
  // an upload that goes on after a reload needs the very bytes that it began with
  const isKept = kept !== null && kept.size > 0;
  if (!isKept && !(await shrink(film, name, onRatio, signal))) {
    await folder.removeEntry(name).catch(() => undefined);
    return null;
  }
  const handle = await folder.getFileHandle(name);
  const copy = await handle.getFile();
  const { lastModified } = copy;
  const named = film.name.replace(/\.[^.]*$/, '') + '.mp4';
  return new File([copy], named, { type: 'video/mp4', lastModified });
}

async function shrink(
  film: File,
  name: string,
  onRatio: (ratio: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const answered = Promise.withResolvers<boolean>();
  const stop = () => answered.reject(new DOMException('The upload was cancelled', 'AbortError'));
  signal.addEventListener('abort', stop);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(silence);
    silence = setTimeout(() => answered.resolve(false), MOST_SILENT_MS);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    watch();
    const message = shrinkAnswerSchema.safeParse(data);
    if (!message.success) return;
    if ('ratio' in message.data) onRatio(message.data.ratio);
    else answered.resolve(message.data.isSmaller);
  });
  worker.addEventListener('error', () => answered.resolve(false));
  try {
    worker.postMessage({ film, name });
    watch();
    return await answered.promise;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

async function removeOld(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const handle of folder.values()) {
    if (!(handle instanceof FileSystemFileHandle)) continue;
    const { lastModified } = await handle.getFile();
    if (Date.now() - lastModified > KEPT_MS) await folder.removeEntry(handle.name);
  }
}

/** Recognises the same film when it is chosen again. */
async function nameOf({ name, size, lastModified }: File): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([name, size, lastModified]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}.mp4`;
}
