import type { FileKind } from '@wbd/domain/files';
import { useEffect, useRef, useState } from 'react';

export interface UploadProgress {
  /** 0 to 100 */
  percent: number;
  stage: FileKind | 'saving';
}

/** What the upload dialog shows; null while it is closed. */
export type UploadState =
  null | { step: 'busy'; progress: UploadProgress } | { step: 'done' } | { step: 'failed' };

export type UploadResult = { ok: true } | { ok: false; error: unknown };

interface Work {
  onProgress: (progress: UploadProgress) => void;
  /** aborted when the page is left */
  signal: AbortSignal;
}

const DONE_SHOWS_MS = 800;
const FAILED_SHOWS_MS = 2_000;
const START: UploadProgress = { percent: 0, stage: 'other' };

/** Uploads and saves behind the upload dialog. */
export function useUpload() {
  const [state, setState] = useState<UploadState>(null);
  const controller = useRef<AbortController>(null);

  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  return {
    state,
    /**
     * Runs the work with a progress dialog. Resolves once the dialog has closed.
     * @param work uploads the files, then writes their documents; its error is returned as the result
     */
    run: async (work: (work: Work) => Promise<void>): Promise<UploadResult> => {
      const { signal } = (controller.current = new AbortController());
      setState({ step: 'busy', progress: START });
      try {
        await work({
          signal,
          onProgress: (progress) => {
            setState({ step: 'busy', progress });
          },
        });
      } catch (error) {
        setState({ step: 'failed' });
        await shown(FAILED_SHOWS_MS);
        setState(null);
        return { ok: false, error };
      }
      setState({ step: 'done' });
      await shown(DONE_SHOWS_MS);
      setState(null);
      return { ok: true };
    },
  };
}

function shown(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
