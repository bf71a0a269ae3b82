import { updateAdvisorMutation } from '@wbd/data/advisors';
import type { Advisor } from '@wbd/domain/advisors';
import { textOrNull } from '@wbd/domain/fields';
import { DEFAULT_TESTIMONIAL_SHARE_TEXT } from '@wbd/domain/pages';
import { advisorWrites } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { Button, Flex, Heading, Stack, Text, toast } from '@wbd/ui';
import { Form, TextareaField, useForm } from '@wbd/ui/form';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { testimonialsTexts } from './texts.de.ts';

const texts = testimonialsTexts.shareText;
const LONGEST = 1000;

const stored = advisorWrites.shape.testimonialShareText;
const schema = z.object({
  testimonialShareText: z.string().check(z.refine((text) => stored.safeParse(text).success)),
});
type Values = z.infer<typeof schema>;

const shown = (text: string | null): Values => ({
  testimonialShareText: textOrNull(text) ?? DEFAULT_TESTIMONIAL_SHARE_TEXT,
});

export interface ShareTextFormProps {
  advisor: Advisor;
  /** told whether something typed here would be lost */
  onUnsaved: (unsaved: boolean) => void;
}

/** The words that go with a shared testimonial. Emptied, the default ones do. */
export function ShareTextForm({ advisor, onUnsaved }: ShareTextFormProps) {
  const update = useMutation(updateAdvisorMutation(advisor.id));
  const form = useForm({
    schema,
    defaultValues: shown(advisor.testimonialShareText),
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    onUnsaved(isDirty);
  }, [isDirty, onUnsaved]);

  async function save(values: Values): Promise<void> {
    const testimonialShareText = textOrNull(values.testimonialShareText);
    await update.mutateAsync({ testimonialShareText });
    form.reset(shown(testimonialShareText));
    toast({ type: 'success', title: sharedTexts.saved });
  }

  return (
    <Form form={form} label={texts.title} failure={sharedTexts.saveFailed} onSubmit={save}>
      <Stack gap="4" maxW="3xl">
        <Stack gap="0.5">
          <Heading as="h3" size="md">
            {texts.title}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {texts.text}
          </Text>
        </Stack>
        <TextareaField form={form} name="testimonialShareText" rows={2} maxLength={LONGEST} />
        <Flex justify="flex-end">
          <Button type="submit" variant="outline" loading={isSubmitting} loadingText={texts.busy}>
            {texts.submit}
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
