import { lazyExtra } from '@wbd/ui';
import { Suspense } from 'react';
import { useModules } from './module-store.ts';

// visitors never see it, and need not load how it writes a date
const PreviewNotice = lazyExtra(() => import('./preview-notice.tsx'));

/** Above the header while this tab shows a module of a branch. */
export function PreviewBar() {
  const preview = useModules((state) => state.preview);
  if (!preview) return null;
  return (
    <Suspense>
      <PreviewNotice preview={preview} />
    </Suspense>
  );
}
