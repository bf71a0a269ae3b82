import { useEffect, useRef, useState } from 'react';
import { pageUploads, useUploads } from '../uploads/page-uploads.ts';
import type { Upload, UploadAbout, UploadProgress, Work } from '../uploads/upload.ts';
import type { Outcome } from '../uploads/upload-run.ts';

/** What the upload dialog shows; null while it is closed. */
export type UploadState =
  | null
  | {
      step: 'busy';
      progress: UploadProgress;
      /** missing where the form has to wait for the upload */
      toBackground?: () => void;
    }
  | { step: 'done' }
  | { step: 'failed' };

const DONE_SHOWS_MS = 800;
const FAILED_SHOWS_MS = 2_000;

/** Uploads and saves behind the upload dialog, or in the background. */
export function useUpload() {
  const [id, setId] = useState<string | null>(null);
  const running = useRef<string>(null);
  const upload = useUploads((uploads) => uploads.find((one) => one.id === id));

  useEffect(
    () => () => {
      if (running.current !== null) pageUploads.abandon(running.current);
    },
    [],
  );

  return {
    state: stateOf(upload),
    /**
     * Runs the work with a progress dialog. Resolves once the dialog has closed, or the person goes on meanwhile: the
     * form then closes without saying that it is saved.
     * @param work uploads the files, then writes their documents; its error is returned as the result
     * @param about lets the upload go on in the background
     */
    run: async (work: Work, about: UploadAbout | null = null): Promise<Outcome> => {
      const started = pageUploads.start(work, about);
      running.current = started;
      setId(started);
      const outcome = await pageUploads.outcome(started);
      if (outcome.ok && outcome.isInBackground) return outcome;
      await shown(outcome.ok ? DONE_SHOWS_MS : FAILED_SHOWS_MS);
      running.current = null;
      // an upload that came from the list goes back to it, in case the person leaves the form
      if (!outcome.ok && about?.id !== undefined) pageUploads.toBackground(started);
      else pageUploads.remove(started);
      setId(null);
      return outcome;
    },
  };
}

function stateOf(upload: Upload | undefined): UploadState {
  if (!upload || upload.isInBackground) return null;
  const { id, state, about } = upload;
  switch (state.step) {
    case 'busy':
      return { ...state, ...(about && { toBackground: () => pageUploads.toBackground(id) }) };
    case 'done':
    case 'failed':
      return state.step === 'done' ? { step: 'done' } : { step: 'failed' };
    case 'offline':
    case 'cancelled':
    case 'interrupted':
    case 'elsewhere':
      return null;
  }
}

function shown(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
