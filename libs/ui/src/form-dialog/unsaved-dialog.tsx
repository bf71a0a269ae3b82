import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { formTexts } from '../form/texts.de.ts';

const texts = formTexts.unsaved;

export interface UnsavedDialogProps {
  open: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before what was typed is thrown away. */
export function UnsavedDialog({ open, onDiscard, onStay }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.discard}
      cancelLabel={texts.stay}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
