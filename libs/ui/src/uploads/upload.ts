import type { FileKind } from '@wbd/domain/files';

/** What a file field holds: a file that was chosen, the path of a stored one, or nothing. */
export type FileValue = File | string | null;

export interface UploadProgress {
  /** 0 to 100 */
  percent: number;
  stage: FileKind | 'waiting' | 'shrinking' | 'saving';
}

/** What the work of an upload gets; `beginUploads` of @wbd/data/uploads takes it as it is. */
export interface UploadWork {
  onProgress: (progress: UploadProgress) => void;
  /** aborted when the upload is cancelled, or its page is left */
  signal: AbortSignal;
  onArrived: (file: File, path: string) => void;
  /**
   * Makes a film smaller where that was chosen and works; otherwise the file is sent as it is.
   * @param onRatio 0 to 1
   */
  prepare: (file: File, onRatio: (ratio: number) => void, signal: AbortSignal) => Promise<File>;
}

/** Sends the files, then writes the row that names them. It is repeated as a whole when it fails. */
export type Work = (work: UploadWork) => Promise<void>;

/** What an upload needs to go on without its form. */
export interface UploadAbout {
  /** the unfinished upload that the form was opened from */
  id?: string | undefined;
  uid: string;
  /** the form, for `useReopened` */
  form: string;
  /** what the list calls it */
  title: string;
  /** path of the form, for an upload that needs the person again */
  path: string;
  /** path of the page that shows the stored row */
  shownAt: string;
  /** typed values as JSON */
  values: unknown;
  /** by the field's name */
  files: Readonly<Record<string, FileValue>>;
}

export type UploadStep =
  | { step: 'busy'; progress: UploadProgress }
  /** goes on when the network is back */
  | { step: 'offline' }
  | { step: 'done' }
  | { step: 'failed'; error: unknown }
  | { step: 'cancelled' }
  /** the page that ran it is gone */
  | { step: 'interrupted' }
  /** another tab runs it */
  | { step: 'elsewhere' };

export interface Upload {
  id: string;
  /** null for an upload that cannot go on in the background */
  about: Pick<UploadAbout, 'uid' | 'title' | 'path' | 'shownAt'> | null;
  /** names of the files that have to be chosen again */
  missing: readonly string[];
  isInBackground: boolean;
  state: UploadStep;
}

export function isRunning({ state }: Upload): boolean {
  return state.step === 'busy' || state.step === 'offline';
}
