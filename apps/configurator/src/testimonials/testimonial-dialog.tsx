import { fileUrl } from '@wbd/data/files';
import {
  createTestimonialMutation,
  draftTestimonial,
  updateTestimonialMutation,
  type TestimonialContent,
} from '@wbd/data/testimonials';
import type { Testimonial } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { Stack } from '@wbd/ui';
import { CheckboxField, TextareaField, TextField, useForm, useWatch } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { DEFAULT_POSTER_SECONDS, FileField, PosterField, UploadDialog } from '@wbd/ui/upload';
import { useEffect, useState } from 'react';
import type { TestimonialEdit } from '../shared/edits.ts';
import { useSending } from '../shared/use-sending.ts';
import {
  changedContent,
  LONGEST_NAME,
  LONGEST_QUOTE,
  sendTestimonial,
  testimonialFormSchema,
  toTestimonialValues,
  type SentTestimonial,
  type TestimonialValues,
} from './testimonial-form.ts';
import { testimonialsTexts as texts } from './texts.de.ts';

const PORTRAIT = 9 / 16;

export interface TestimonialDialogProps {
  advisorId: string;
  /** null for a new one */
  testimonial: Testimonial | null;
  /** those that are there: a new one comes after them */
  present: readonly Testimonial[];
  /** told what is typed, and null at the end */
  onEdit: (edit: TestimonialEdit | null) => void;
  onClose: () => void;
}

/** Adds a testimonial, or changes one. */
export function TestimonialDialog(props: TestimonialDialogProps) {
  const { advisorId, testimonial, present, onEdit, onClose } = props;
  const create = useMutation(createTestimonialMutation(advisorId));
  const update = useMutation(updateTestimonialMutation(advisorId));
  const { state, send } = useSending(advisorId);
  // the list is read again while the dialog is open, and every attempt to store a new one is the same
  const [opened] = useState(testimonial);
  const [draft] = useState(() => draftTestimonial(present));
  const form = useForm<TestimonialValues, SentTestimonial>({
    schema: testimonialFormSchema,
    defaultValues: toTestimonialValues(opened),
    words: texts,
  });
  const [url, thumb, customer, quote] = useWatch({
    control: form.control,
    name: ['url', 'thumb', 'customer', 'quote'],
  });
  const { id, displayOrder } = opened ?? draft;

  useEffect(() => {
    onEdit({ id, displayOrder, url, thumb, customer, quote });
  }, [id, displayOrder, url, thumb, customer, quote, onEdit]);
  useEffect(
    () => () => {
      onEdit(null);
    },
    [onEdit],
  );

  const store = async (content: TestimonialContent) => {
    if (opened === null) await create.mutateAsync({ ...draft, ...content });
    else await update.mutateAsync({ opened, changes: changedContent(content, opened) });
  };

  async function save(values: SentTestimonial): Promise<void> {
    await send({
      files: (sendFile) => sendTestimonial(sendFile, values),
      save: store,
    });
    onClose();
  }

  return (
    <>
      <FormDialog
        form={form}
        title={opened === null ? texts.addTitle : texts.editTitle}
        onSubmit={save}
        onClose={onClose}
      >
        <Stack gap="5">
          <FileField
            form={form}
            name="url"
            target="testimonials/video"
            required
            ratio={PORTRAIT}
            urlOf={fileUrl}
            onChosen={() => {
              // they belong to the video that was there before
              form.setValue('captions', null);
              form.setValue('thumb', null);
              form.setValue('thumbTime', DEFAULT_POSTER_SECONDS);
              form.setValue('consent', false);
            }}
          />
          <PosterField
            form={form}
            name="thumb"
            timeName="thumbTime"
            required
            video={url}
            ratio={PORTRAIT}
            urlOf={fileUrl}
          />
          {url !== null && <FileField form={form} name="captions" target="testimonials/captions" />}
          <TextField form={form} name="customer" required maxLength={LONGEST_NAME} />
          <TextareaField form={form} name="quote" required rows={3} maxLength={LONGEST_QUOTE} />
          <CheckboxField form={form} name="consent" required />
        </Stack>
      </FormDialog>
      <UploadDialog state={state} />
    </>
  );
}
