import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastDeleted, toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { sharedTexts as texts } from './texts.de.ts';

export interface DeleteVideoDialogProps {
  title: string;
  remove: () => Promise<unknown>;
  /** gives it back */
  restore: () => Promise<unknown>;
  /** the owner's package allows to publish a video, and so to give one back */
  canRestore: boolean;
  onClose: () => void;
}

/** Confirms and deletes a video, and offers undo. */
export function DeleteVideoDialog(props: DeleteVideoDialogProps) {
  const { title, remove, restore, canRestore, onClose } = props;
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove();
      const { done, restored } = texts.deleting;
      if (canRestore) toastDeleted({ title: done, restore, restored });
      else toast({ type: 'success', title: done });
      onClose();
    } catch (error) {
      const { delete: failed, deleteText } = texts.failures;
      toastFailure(error, { title: failed, text: deleteText(title) });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.deleting.title}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {canRestore ? texts.deleting.text(title) : texts.deleting.finalText(title)}
    </ConfirmDialog>
  );
}
