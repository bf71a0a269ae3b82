import { ConfirmDialog } from '@wbd/ui/dialog';
import { uploadsTexts } from './texts.de.ts';

const texts = uploadsTexts.signOut;

export interface SignOutQuestionProps {
  /** unfinished uploads */
  count: number;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before signing out ends uploads. */
export function SignOutQuestion({ count, onSignOut, onStay }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open={count > 0}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      {texts.text(count)}
    </ConfirmDialog>
  );
}
