import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { sharedTexts as texts } from './texts.de.ts';

export interface DeleteVideoDialogProps {
  title: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether a video is to be deleted, and deletes it. */
export function DeleteVideoDialog({ title, remove, onClose }: DeleteVideoDialogProps) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove();
      toast({ type: 'success', title: texts.deleting.done });
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
      {texts.deleting.text(title)}
    </ConfirmDialog>
  );
}
