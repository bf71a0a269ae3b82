import { withdrawTestimonialMutation } from '@wbd/data/testimonials';
import type { Testimonial } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { testimonialsTexts } from './texts.de.ts';

const texts = testimonialsTexts.withdrawal;

export interface WithdrawDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** Takes a testimonial down for good because the person in it withdrew the consent. */
export function WithdrawDialog({ testimonial, onClose }: WithdrawDialogProps) {
  const { id, advisor, customer } = testimonial;
  const withdraw = useMutation(withdrawTestimonialMutation(advisor));

  async function confirm(): Promise<void> {
    try {
      await withdraw.mutateAsync(id);
      toast({ type: 'success', title: texts.done });
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.title(customer)}
      confirmLabel={texts.confirm}
      busy={withdraw.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
