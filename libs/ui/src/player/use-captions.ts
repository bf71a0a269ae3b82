import { AppError } from '@wbd/domain/errors';
import { captionsProblem } from '@wbd/domain/files';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 15_000;

export interface Captions {
  /** address of what was loaded; null until it is there */
  src: string | null;
  shown: boolean;
  /** loading them failed */
  failed: boolean;
  show: (shown: boolean) => void;
  /** shows or hides them, or loads them again after a failure */
  toggle: () => void;
}

/**
 * Captions of a video, hidden by default. Fetched separately, so the video plays even if they fail to load.
 * @param url address of the captions; null when the video has none
 */
export function useCaptions(url: string | null): Captions {
  const [shown, show] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ url: string; src: string }>();
  const [failedUrl, setFailedUrl] = useState<string>();

  useEffect(() => {
    if (url === null) return;
    const leaving = new AbortController();
    let src: string | undefined;
    loadCaptions(url, leaving.signal)
      .then((captions) => {
        if (leaving.signal.aborted) return;
        src = URL.createObjectURL(captions);
        setLoaded({ url, src });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setFailedUrl(url);
      });
    return () => {
      leaving.abort();
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [url, attempt]);

  const missing = url !== null && failedUrl === url;
  return {
    src: loaded?.url === url ? loaded.src : null,
    shown,
    failed: missing && shown,
    show,
    toggle: () => {
      if (!missing) {
        show(!shown);
        return;
      }
      setFailedUrl(undefined);
      setAttempt(attempt + 1);
      show(true);
    },
  };
}

async function loadCaptions(url: string, leaving: AbortSignal): Promise<Blob> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE_MS)]);
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new AppError('unavailable');
  const content = await answer.arrayBuffer();
  if (captionsProblem(new Uint8Array(content))) throw new AppError('data/unreadable');
  return new Blob([content], { type: 'text/vtt' });
}
