import { rowPicture } from '@wbd/data/files';
import { orderTestimonialsMutation } from '@wbd/data/testimonials';
import type { Testimonial } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { Button, Flex, Text, toast } from '@wbd/ui';
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { ContentImage } from '@wbd/ui/image';
import { ReorderList } from '@wbd/ui/reorder';
import { sharedTexts } from '../shared/texts.de.ts';
import { testimonialsTexts } from './texts.de.ts';

const texts = testimonialsTexts.order;

export interface OrderDialogProps {
  advisorId: string;
  /** those that are shown, in their order */
  testimonials: readonly Testimonial[];
  onClose: () => void;
}

/** Puts the testimonials in order. Each move is stored at once. */
export function OrderDialog({ advisorId, testimonials, onClose }: OrderDialogProps) {
  const order = useMutation(orderTestimonialsMutation(advisorId));

  async function store(inNewOrder: readonly Testimonial[]): Promise<void> {
    try {
      await order.mutateAsync(inNewOrder);
      toast({ type: 'success', title: texts.saved });
    } catch (error) {
      toastFailure(error, sharedTexts.changeFailed);
    }
  }

  return (
    <DialogRoot
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogDescription>{texts.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ReorderList
            label={texts.list}
            items={testimonials}
            idOf={({ id }) => id}
            nameOf={({ customer }) => customer}
            onReorder={(inNewOrder) => void store(inNewOrder)}
          >
            {({ thumb, pictureWidths, customer }) => (
              <Flex align="center" gap="3">
                <ContentImage
                  {...rowPicture(thumb, pictureWidths)}
                  sizes="2.25rem"
                  alt=""
                  aspectRatio="9 / 16"
                  w="9"
                  flexShrink="0"
                  borderRadius="md"
                />
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {customer}
                </Text>
              </Flex>
            )}
          </ReorderList>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{texts.done}</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
