import { phoneInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { emailSchema } from '@wbd/domain/fields';
import { Button, Image, Stack, toast } from '@wbd/ui';
import {
  CheckboxField,
  ChoiceField,
  DateField,
  EmailField,
  Form,
  FormGrid,
  NumberField,
  PasswordField,
  PhoneField,
  SegmentedField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
  useForm,
} from '@wbd/ui/form';
import { FormDialog, UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { FileField, PosterField, type FileValue } from '@wbd/ui/upload';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.form;

const file = z.custom<FileValue>((value) => value === null || value instanceof File);
const schema = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  duration: z.nullable(z.number()).check(z.refine((value) => value !== null && value > 0)),
  job: z.string(),
  email: emailSchema,
  phone: phoneInput,
  password: z.string(),
  day: z.string().check(z.minLength(1)),
  time: z.string(),
  online: z.boolean(),
  consent: z.boolean().check(z.refine((given) => given)),
  link: z.string(),
  size: z.string(),
  video: file.check(z.refine((value) => value !== null)),
  thumb: file,
  thumbTime: z.number(),
  pdf: file,
  captions: file,
});

const dialogSchema = z.object({ title: z.string().check(z.minLength(1)), email: emailSchema });
const dialogWords = {
  fields: { title: texts.fields.title, email: texts.fields.email },
  errors: texts.errors,
};

export function FormSection() {
  const [open, setOpen] = useState(false);
  const form = useForm({
    schema,
    defaultValues: {
      title: '',
      description: '',
      duration: null,
      job: '',
      email: '',
      phone: '',
      password: '',
      day: '',
      time: '18:00',
      online: false,
      consent: false,
      link: 'general',
      size: 'small',
      video: null,
      thumb: null,
      thumbTime: 2,
      pdf: null,
      captions: null,
    },
    words: texts,
  });
  const [video, thumb] = form.watch(['video', 'thumb']);
  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={
        <Button
          variant="outline"
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      }
    >
      <UnsavedGuard when={form.formState.isDirty} />
      <Form
        form={form}
        failure={{ title: texts.failure }}
        onSubmit={() => {
          toast({ type: 'success', title: texts.saved });
        }}
      >
        <Stack gap="5">
          <FormGrid>
            <TextField form={form} name="title" required />
            <NumberField form={form} name="duration" unit={texts.minutes} required />
            <SelectField
              form={form}
              name="job"
              options={texts.jobs.map((job) => ({ value: job, label: job }))}
            />
            <EmailField form={form} name="email" required />
            <PhoneField form={form} name="phone" required />
            <PasswordField form={form} name="password" />
            <DateField form={form} name="day" required />
            <TimeField form={form} name="time" />
          </FormGrid>
          <TextareaField form={form} name="description" maxLines={2} required />
          <SwitchField form={form} name="online" />
          <ChoiceField
            form={form}
            name="link"
            options={[
              {
                value: 'general',
                label: texts.links.general,
                description: texts.linkText.general,
              },
              {
                value: 'specific',
                label: texts.links.specific,
                description: texts.linkText.specific,
              },
            ]}
          />
          <SegmentedField
            form={form}
            name="size"
            options={[
              { value: 'small', label: texts.sizes.small },
              { value: 'large', label: texts.sizes.large },
            ]}
          />
          <FileField form={form} name="video" target="seminars/video" required />
          <PosterField form={form} name="thumb" timeName="thumbTime" video={video} />
          {thumb instanceof File && <TakenPicture file={thumb} />}
          <FileField form={form} name="pdf" target="seminars/pdf" />
          <FileField form={form} name="captions" target="seminars/captions" />
          <CheckboxField form={form} name="consent" />
          <Button type="submit" alignSelf="flex-start" loading={form.formState.isSubmitting}>
            {texts.submit}
          </Button>
        </Stack>
      </Form>
      {open && (
        <DialogExample
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}

/** The value of the poster field. */
function TakenPicture({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  return <Image src={url} alt={texts.taken} maxW="40" />;
}

/** Its first attempt finds the server out of reach, its second finds the address taken. */
function DialogExample({ onClose }: { onClose: () => void }) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm({
    schema: dialogSchema,
    defaultValues: { title: '', email: '' },
    words: dialogWords,
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      failure={{ title: texts.failure }}
      failingFields={{ 'customer/email-taken': 'email' }}
      onSubmit={async () => {
        setAttempt(attempt + 1);
        await Promise.resolve();
        if (attempt === 0) throw new AppError('unavailable');
        if (attempt === 1) throw new AppError('customer/email-taken');
        toast({ type: 'success', title: texts.saved });
        onClose();
      }}
      onClose={onClose}
    >
      <FormGrid>
        <TextField form={form} name="title" required />
        <EmailField form={form} name="email" required />
      </FormGrid>
    </FormDialog>
  );
}
