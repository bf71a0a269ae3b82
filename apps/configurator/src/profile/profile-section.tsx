import { updateAdvisorMutation } from '@wbd/data/advisors';
import { fileUrl } from '@wbd/data/files';
import { PROFILE_LENGTHS, type Advisor, advisorWrites } from '@wbd/domain/advisors';
import { typedOrNone } from '@wbd/domain/fields';
import { useMutation } from '@wbd/query';
import { Button, Flex, SimpleGrid, Stack } from '@wbd/ui';
import { Form, TextareaField, TextField, useForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { FileField, UploadDialog } from '@wbd/ui/upload';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { fileField } from '../shared/file-fields.ts';
import { useSending } from '../shared/use-sending.ts';
import { profileTexts as texts } from './texts.de.ts';

const stored = advisorWrites.shape;
const schema = z.object({
  portrait: fileField,
  bio: z.pipe(typedOrNone, stored.bio),
  topics: z.pipe(typedOrNone, stored.topics),
  qualifications: z.pipe(typedOrNone, stored.qualifications),
  languages: z.pipe(typedOrNone, stored.languages),
  place: z.pipe(typedOrNone, stored.place),
});
type Profile = z.output<typeof schema>;

const shown = (profile: Profile): z.input<typeof schema> => ({
  portrait: profile.portrait,
  bio: profile.bio ?? '',
  topics: profile.topics ?? '',
  qualifications: profile.qualifications ?? '',
  languages: profile.languages ?? '',
  place: profile.place ?? '',
});

export interface ProfileSectionProps {
  advisor: Advisor;
  /** told whether something typed here would be lost */
  onUnsaved: (unsaved: boolean) => void;
}

/** The advisor's portrait and words, which the page shows below everything else. */
export function ProfileSection({ advisor, onUnsaved }: ProfileSectionProps) {
  const update = useMutation(updateAdvisorMutation(advisor.id));
  const { state, send } = useSending(advisor.id);
  const form = useForm({ schema, defaultValues: shown(advisor), words: texts });
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    onUnsaved(isDirty);
  }, [isDirty, onUnsaved]);

  async function save({ portrait, ...words }: Profile): Promise<void> {
    await send({
      files: async (sendFile) => ({
        ...words,
        portrait: await sendFile(portrait, 'hero/portrait', 5),
      }),
      save: async (changes) => {
        await update.mutateAsync(changes);
        form.reset(shown(changes));
      },
    });
  }

  return (
    <Card title={texts.title} text={texts.text}>
      <Form form={form} label={texts.title} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }}>
          <Stack gap="6">
            <FileField
              form={form}
              name="portrait"
              target="hero/portrait"
              ratio={4 / 5}
              urlOf={fileUrl}
            />
            <TextField form={form} name="place" maxLength={PROFILE_LENGTHS.place} />
            <TextField form={form} name="languages" maxLength={PROFILE_LENGTHS.languages} />
          </Stack>
          <Stack gap="6">
            <TextareaField form={form} name="bio" rows={6} maxLength={PROFILE_LENGTHS.bio} />
            <TextareaField form={form} name="topics" rows={4} maxLength={PROFILE_LENGTHS.topics} />
            <TextareaField
              form={form}
              name="qualifications"
              rows={4}
              maxLength={PROFILE_LENGTHS.qualifications}
            />
          </Stack>
        </SimpleGrid>
        <Flex justify="flex-end" mt="6">
          <Button type="submit" loading={isSubmitting} loadingText={texts.busy}>
            {texts.submit}
          </Button>
        </Flex>
      </Form>
      <UploadDialog state={state} />
    </Card>
  );
}
