import { pageDraftSchema, PREVIEW_READY, type PageDraft } from '@wbd/domain/pages';
import { useEffect, useState } from 'react';

/** Whether this page is in a frame. Only pages of the portal may frame it. */
export const isFramed = window.parent !== window;

/** What the page around this one hands over, the latest; null until there is something. */
export function usePageDraft(): PageDraft | null {
  const [draft, setDraft] = useState<PageDraft | null>(null);

  useEffect(() => {
    if (!isFramed) return;
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const parsed = pageDraftSchema.safeParse(data);
      if (parsed.success) setDraft(parsed.data);
    };
    window.addEventListener('message', take);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => {
      window.removeEventListener('message', take);
    };
  }, []);

  return draft;
}
