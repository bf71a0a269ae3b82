import { LATEST_UNDO_MS } from '@wbd/domain/time';
import { toast } from '../toast/toast-store.ts';
import { toastFailure } from './failure-toast.ts';
import { feedbackTexts } from './texts.de.ts';

export interface Deletion {
  /** what is gone, as the specification words it */
  title: string;
  /** stores it again as it was */
  restore: () => Promise<unknown>;
  restored: string;
}

const texts = feedbackTexts.undo;

/** Tells that something was deleted, and offers to restore it for as long as the toast stays. */
export function toastDeleted({ title, restore, restored }: Deletion): void {
  const latest = Date.now() + LATEST_UNDO_MS;
  const undo = async () => {
    if (Date.now() > latest) {
      toast({ type: 'error', title: texts.failed, description: texts.tooLate });
      return;
    }
    try {
      await restore();
      toast({ type: 'success', title: restored });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  };
  toast({ type: 'success', title, action: { label: texts.action, onSelect: () => void undo() } });
}
