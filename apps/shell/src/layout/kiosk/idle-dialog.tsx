import { ConfirmDialog } from '@wbd/ui/dialog';
import { useEffect } from 'react';
import { kioskTexts } from './texts.de.ts';
import { ASK_AFTER_MS, LEAVE_AFTER_MS, useIdle } from './use-idle.ts';

const texts = kioskTexts.idle;

/** Asks a person who does nothing whether they are still there, and then clears the page for the next one. */
export function IdleDialog({ onIdle }: { onIdle: () => void }) {
  const { ms, stay } = useIdle();
  const isOver = ms >= LEAVE_AFTER_MS;

  useEffect(() => {
    if (isOver) onIdle();
  }, [isOver, onIdle]);

  return (
    <ConfirmDialog
      open={ms >= ASK_AFTER_MS}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      busy={isOver}
      onConfirm={onIdle}
      onCancel={stay}
    >
      {texts.text(Math.max(1, Math.ceil((LEAVE_AFTER_MS - ms) / 1000)))}
    </ConfirmDialog>
  );
}
