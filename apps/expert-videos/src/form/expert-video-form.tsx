import type { ExpertVideoContent } from '@wbd/data/expert-videos';
import { fileUrl } from '@wbd/data/files';
import { ownTeamQuery } from '@wbd/data/teams';
import type { Advisor } from '@wbd/domain/advisors';
import { isPublic } from '@wbd/domain/audiences';
import type { FilmVersions } from '@wbd/domain/files';
import { useQuery } from '@wbd/query';
import { Link, Navigate } from '@wbd/router';
import { Button, Flex, SimpleGrid, Stack } from '@wbd/ui';
import { audienceOptions } from '@wbd/ui/audience';
import type { Failure } from '@wbd/ui/feedback';
import { ChoiceField, Form, TextareaField, TextField, useForm, useWatch } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { FileField, ReopenedNote, UploadDialog, type Reopened } from '@wbd/ui/upload';
import { useState, type ReactNode } from 'react';
import { COVER_RATIO } from '../shared/cover-ratio.ts';
import { paths } from '../shared/paths.ts';
import { expertVideoFormSchema, type FormValues, type Submitted } from './form-values.ts';
import { formTexts as texts } from './texts.de.ts';
import { useSave, type BackgroundForm } from './use-save.ts';

export interface ExpertVideoFormProps {
  owner: Advisor;
  defaultValues: FormValues;
  /** states of its films */
  films?: FilmVersions;
  /** the unfinished upload that the form goes on with */
  reopened: Reopened<unknown> | null;
  background: Omit<BackgroundForm, 'id'>;
  store: (content: ExpertVideoContent) => Promise<unknown>;
  /** how a failure to store is reported */
  failure: Failure;
  /** tells that it is stored */
  onSaved: (saved: Pick<Submitted, 'audience'>) => void;
  /** what a public video can be, above the buttons */
  children?: ReactNode;
  /** further actions, which may end the work on the video as well */
  actions?: (end: () => void) => ReactNode;
}

/** The fields of an expert video. The list follows once the work on it has ended. */
export function ExpertVideoForm(props: ExpertVideoFormProps) {
  const { owner, defaultValues, films, store, failure, onSaved, children, actions } = props;
  const { reopened, background } = props;
  const form = useForm({ schema: expertVideoFormSchema, defaultValues, words: texts.words });
  const [linkType, video, trailer, audience] = useWatch({
    control: form.control,
    name: ['linkType', 'video', 'trailer', 'audience'],
  });
  const team = useQuery(ownTeamQuery(owner.id)).data?.team ?? null;
  const stored = defaultValues.audience;
  const audiences = audienceOptions({ uid: owner.id, org: owner.org, team, stored });
  const { state, save } = useSave({
    uid: owner.id,
    store,
    failure,
    background: { ...background, id: reopened?.id },
  });
  const [ended, setEnded] = useState(false);
  const end = () => {
    setEnded(true);
  };

  async function submit(values: Submitted): Promise<void> {
    const { isInBackground } = await save(values);
    if (!isInBackground) onSaved(values);
    end();
  }

  if (ended) return <Navigate to={paths.list} />;
  return (
    <Form form={form} onSubmit={submit}>
      <UnsavedGuard when={form.formState.isDirty} />
      <Stack gap="6">
        <ReopenedNote reopened={reopened} />
        <Card>
          <Stack gap="6">
            <TextareaField form={form} name="description" maxLines={2} required />
            <ChoiceField form={form} name="linkType" options={linkTypes(owner)} />
            {linkType === 'specific' && (
              <TextField
                form={form}
                name="bookinglink"
                inputMode="url"
                autoComplete="off"
                required
              />
            )}
          </Stack>
        </Card>
        <Card>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            <Stack gap="4">
              <FileField
                form={form}
                name="video"
                target="expert_videos/video"
                urlOf={fileUrl}
                films={films}
                required
                onChosen={() => {
                  // they belong to the video that was there before
                  form.setValue('videoCaptions', null);
                }}
              />
              {video !== null && (
                <FileField form={form} name="videoCaptions" target="expert_videos/captions" />
              )}
            </Stack>
            <Stack gap="4">
              <FileField
                form={form}
                name="trailer"
                target="expert_videos/trailer"
                urlOf={fileUrl}
                films={films}
                onChosen={() => {
                  form.setValue('trailerCaptions', null);
                }}
              />
              {trailer !== null && (
                <FileField form={form} name="trailerCaptions" target="expert_videos/captions" />
              )}
            </Stack>
            <FileField
              form={form}
              name="thumb"
              target="expert_videos/thumb"
              urlOf={fileUrl}
              ratio={COVER_RATIO}
              required
            />
          </SimpleGrid>
        </Card>
        <Card>
          <ChoiceField form={form} name="audience" options={audiences} />
        </Card>
        {isPublic({ audience }) && children}
        {/* at the left, because a failure's toast appears at the right */}
        <Flex direction={{ base: 'column', sm: 'row' }} gap="3">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {texts.save}
          </Button>
          <Button asChild variant="surface" colorPalette="gray">
            <Link to={paths.list}>{texts.cancel}</Link>
          </Button>
          {actions?.(end)}
        </Flex>
      </Stack>
      <UploadDialog title={texts.uploading} state={state} />
    </Form>
  );
}

function linkTypes({ bookingslink }: Advisor) {
  const { general, specific } = texts.linkTypes;
  const { label, description, missing } = general;
  return [
    { value: 'general', label, description: bookingslink === null ? missing : description },
    { value: 'specific', ...specific },
  ];
}
