import type { KeptFile, KeptUpload } from './kept-uploads.ts';
import type { UploadAbout, Work } from './upload.ts';

/** The server removes a file that no document names after two days. */
const ARRIVED_IS_THERE_MS = 24 * 60 * 60 * 1000;

export type Outcome = { ok: true; isInBackground: boolean } | { ok: false; error: unknown };

interface Arrived {
  path: string;
  at: number;
}

/** An upload that this page runs, or can run again. */
export interface Run {
  id: string;
  work: Work;
  about: UploadAbout | null;
  controller: AbortController;
  /** what the form waits for */
  outcome: PromiseWithResolvers<Outcome>;
  arrived: Map<File, Arrived>;
  release: (() => void) | null;
}

export function chosenFiles(about: UploadAbout | null | undefined): File[] {
  return Object.values(about?.files ?? {}).filter((value) => value instanceof File);
}

/** The description that outlives the page; null for an upload that its form has to wait for. */
export function keptOf({ id, about, arrived }: Run, now: number): KeptUpload | null {
  if (!about) return null;
  const { uid, form, title, path, shownAt, values } = about;
  const files: Record<string, KeptFile> = {};
  for (const [field, value] of Object.entries(about.files)) {
    if (value !== null) files[field] = keptFileOf(value, arrived);
  }
  return { id, uid, form, title, path, shownAt, values, files, startedAt: now };
}

function keptFileOf(value: File | string, arrived: Run['arrived']): KeptFile {
  if (typeof value === 'string') return { name: '', path: value, arrivedAt: null };
  const { path = null, at = null } = arrived.get(value) ?? {};
  return { name: value.name, path, arrivedAt: at };
}

/** Null for a file that has to be sent, or that the server has removed again */
export function pathOf({ path, arrivedAt }: KeptFile, now: number): string | null {
  return arrivedAt === null || now - arrivedAt < ARRIVED_IS_THERE_MS ? path : null;
}
