import { deleteTestimonialMutation } from '@wbd/data/testimonials';
import type { Testimonial } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { testimonialsTexts as texts } from './texts.de.ts';

export interface DeleteTestimonialDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** Asks before a testimonial goes, and deletes it. */
export function DeleteTestimonialDialog({ testimonial, onClose }: DeleteTestimonialDialogProps) {
  const { id, advisor, customer } = testimonial;
  const remove = useMutation(deleteTestimonialMutation(advisor));

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(id);
      toast({ type: 'success', title: texts.deleted });
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
