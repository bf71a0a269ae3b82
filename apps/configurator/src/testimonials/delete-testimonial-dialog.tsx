import { deleteTestimonialMutation, restoreTestimonialMutation } from '@wbd/data/testimonials';
import type { Testimonial } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastDeleted, toastFailure } from '@wbd/ui/feedback';
import { testimonialsTexts as texts } from './texts.de.ts';

export interface DeleteTestimonialDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** Asks before a testimonial goes, deletes it, and gives it back when that was a mistake. */
export function DeleteTestimonialDialog({ testimonial, onClose }: DeleteTestimonialDialogProps) {
  const { id, advisor, customer } = testimonial;
  const remove = useMutation(deleteTestimonialMutation(advisor));
  const restore = useMutation(restoreTestimonialMutation(advisor));

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(id);
      // one without evidence of a consent may not be published again
      if (testimonial.consentAt === null) toast({ type: 'success', title: texts.deleted });
      else {
        toastDeleted({
          title: texts.deleted,
          restore: () => restore.mutateAsync(testimonial),
          restored: texts.restored,
        });
      }
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.deleteFailed(customer) });
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.deleteText(customer)}
    </ConfirmDialog>
  );
}
