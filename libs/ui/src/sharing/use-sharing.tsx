import { useState, type ReactNode } from 'react';
import { ShareDialog, type Shared } from './share-dialog.tsx';

/** Passes things on: `share` opens the dialog, which the page shows where it has its place. */
export function useSharing(): { share: (shared: Shared) => void; dialog: ReactNode } {
  const [shared, setShared] = useState<Shared | null>(null);
  const close = () => {
    setShared(null);
  };
  return { share: setShared, dialog: shared && <ShareDialog shared={shared} onClose={close} /> };
}
