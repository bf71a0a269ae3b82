import { useNavigate } from '@wbd/router';
import { toast } from '@wbd/ui';
import { pageUploads } from '@wbd/ui/uploads';
import { useEffect, useRef } from 'react';
import { uploadsTexts as texts } from './texts.de.ts';
import { stateWords } from './upload-words.ts';

/** Says when an upload in the background is done, or needs the person. */
export function useUploadToasts(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);

  useEffect(
    () =>
      pageUploads.store.subscribe(({ uploads }, before) => {
        for (const upload of uploads) {
          const { id, about, state, isInBackground } = upload;
          const earlier = before.uploads.find((one) => one.id === id)?.state.step;
          if (!about || !isInBackground || earlier === undefined || earlier === state.step)
            continue;
          if (state.step === 'done') {
            toast({
              type: 'success',
              title: texts.toasts.done(about.title),
              action: {
                label: texts.actions.view,
                onSelect: () => {
                  pageUploads.remove(id);
                  void latest.current(about.shownAt);
                },
              },
            });
          }
          if (state.step === 'failed') {
            toast({
              type: 'error',
              title: texts.toasts.failed(about.title),
              description: stateWords(upload),
            });
          }
        }
      }),
    [],
  );
}
