import { updateAdvisorMutation } from '@wbd/data/advisors';
import { fileUrl } from '@wbd/data/files';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { Button, Flex, SimpleGrid, Stack } from '@wbd/ui';
import { Form, TextareaField, TextField, useForm, useWatch, type KitForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { DEFAULT_POSTER_SECONDS, FileField, PosterField, UploadDialog } from '@wbd/ui/upload';
import type { HeroEdit } from '../shared/edits.ts';
import { useSending } from '../shared/use-sending.ts';
import {
  heroSchema,
  LONGEST_LOOP_SECONDS,
  LONGEST_SUBTEXT,
  LONGEST_TITLE,
  sendHero,
  toHeroValues,
  type HeroValues,
  type SentHero,
} from './hero-form.ts';
import { heroTexts as texts } from './texts.de.ts';

export type HeroForm = KitForm<HeroValues, SentHero>;

/** The form of the head of the advisor's page. */
export function useHeroForm(advisor: Advisor): HeroForm {
  return useForm({ schema: heroSchema, defaultValues: toHeroValues(advisor), words: texts });
}

/** Current form values. */
export function useHeroEdit({ control }: HeroForm): HeroEdit {
  const [heroText, heroSubtext, loop, intro, introCaptions, introThumb, logo] = useWatch({
    control,
    name: ['heroText', 'heroSubtext', 'loop', 'intro', 'introCaptions', 'introThumb', 'logo'],
  });
  return { heroText, heroSubtext, loop, intro, introCaptions, introThumb, logo };
}

export interface HeroSectionProps {
  advisor: Advisor;
  form: HeroForm;
}

/** The words, videos and logo at the head of the advisor's page. */
export function HeroSection({ advisor, form }: HeroSectionProps) {
  const update = useMutation(updateAdvisorMutation(advisor.id));
  const { state, send } = useSending(advisor.id);
  const intro = useWatch({ control: form.control, name: 'intro' });
  const { isSubmitting } = form.formState;

  async function save(values: SentHero): Promise<void> {
    await send({
      files: (sendFile) => sendHero(sendFile, values),
      save: async (changes) => {
        await update.mutateAsync(changes);
        form.reset(toHeroValues({ ...advisor, ...changes }));
      },
    });
  }

  return (
    <Card title={texts.title} text={texts.text}>
      <Form form={form} label={texts.title} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }}>
          <Stack gap="6">
            <TextField form={form} name="heroText" required maxLength={LONGEST_TITLE} />
            <TextareaField form={form} name="heroSubtext" rows={4} maxLength={LONGEST_SUBTEXT} />
            <FileField
              form={form}
              name="logo"
              target="hero/logo"
              ratio={5 / 2}
              urlOf={fileUrl}
              onPlate
            />
          </Stack>
          <Stack gap="6">
            <FileField
              form={form}
              name="loop"
              target="hero/loop"
              required
              urlOf={fileUrl}
              films={advisor.films}
              maxSeconds={LONGEST_LOOP_SECONDS}
            />
            <FileField
              form={form}
              name="intro"
              target="hero/intro"
              urlOf={fileUrl}
              films={advisor.films}
              onChosen={() => {
                // they belong to the video that was there before
                form.setValue('introCaptions', null);
                form.setValue('introThumb', null);
                form.setValue('introThumbTime', DEFAULT_POSTER_SECONDS);
              }}
            />
            {intro !== null && (
              <>
                <PosterField
                  form={form}
                  name="introThumb"
                  timeName="introThumbTime"
                  video={intro}
                  urlOf={fileUrl}
                />
                <FileField form={form} name="introCaptions" target="hero/captions" />
              </>
            )}
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
