import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { formTexts } from '../form/texts.de.ts';

export interface UnsavedWords {
  title: string;
  text: string;
  discard: string;
  stay: string;
}

export interface UnsavedDialogProps {
  words?: UnsavedWords | undefined;
  open: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before what was typed is thrown away. */
export function UnsavedDialog({
  words = formTexts.unsaved,
  open,
  onDiscard,
  onStay,
}: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={words.discard}
      cancelLabel={words.stay}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {words.text}
    </ConfirmDialog>
  );
}
