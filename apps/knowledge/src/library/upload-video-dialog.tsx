import { createKnowledgeVideoMutation, draftKnowledgeVideo } from '@wbd/data/knowledge-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { audienceTextSchema, orgAudience } from '@wbd/domain/audiences';
import type { Folder } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { useSearchParams } from '@wbd/router';
import { Stack, toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, ReopenedNote, UPLOAD_PARAM, UploadDialog, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LIBRARY_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useVideoUpload } from '../shared/use-video-upload.ts';
import { audienceChoices } from './audience-choices.ts';
import { libraryTexts as texts } from './texts.de.ts';
import { libraryVideoSchema, VideoTextFields, type LibraryVideo } from './video-text-fields.tsx';

const FORM = 'knowledge-video';
const typedSchema = z.object({
  draft: z.object({ id: z.string() }),
  title: z.string(),
  description: z.string(),
  folder: z.string(),
  audience: audienceTextSchema,
});

export interface UploadVideoDialogProps {
  owner: Advisor;
  /** the team that the owner is in */
  team: string | null;
  folders: readonly Folder[];
  onClose: () => void;
}

/** Shares a video with the organisation, the team or everyone. */
export function UploadVideoDialog({ owner, team, folders, onClose }: UploadVideoDialogProps) {
  const [params, setParams] = useSearchParams();
  const shown = folders.find(({ id }) => id === params.get('tab')) ?? folders[0];
  const create = useMutation(createKnowledgeVideoMutation(owner));
  const reopened = useReopened({ uid: owner.id, form: FORM }, typedSchema);
  // every attempt stores the same video
  const [draft] = useState(() => reopened?.values.draft ?? draftKnowledgeVideo());
  const { state, upload } = useVideoUpload({ uid: owner.id, folder: 'knowledge_videos' });
  const audiences = audienceChoices(owner, team, orgAudience(owner.org));
  const chosenAudience = audiences.find(({ value }) => value === reopened?.values.audience);
  const form = useForm({
    schema: libraryVideoSchema,
    defaultValues: {
      title: reopened?.values.title ?? '',
      description: reopened?.values.description ?? '',
      folder: folders.find(({ id }) => id === reopened?.values.folder)?.id ?? shown?.id ?? '',
      audience: chosenAudience?.value ?? orgAudience(owner.org),
      video: reopened?.file('video') ?? null,
      captions: reopened?.file('captions') ?? null,
      thumb: reopened?.file('thumb') ?? null,
    },
    words: texts.words,
  });

  const chosen = form.watch('video');

  async function submit({ video, captions, thumb, ...content }: LibraryVideo): Promise<void> {
    const shownAt = `${LIBRARY_PATH}?tab=${content.folder}`;
    const { isInBackground } = await upload(
      { video, captions, thumb },
      (files) => create.mutateAsync({ ...draft, ...content, ...files }),
      {
        id: reopened?.id,
        form: FORM,
        title: content.title,
        path: LIBRARY_PATH,
        shownAt,
        values: { draft, ...content },
      },
    );
    onClose();
    if (isInBackground) return;
    toast({ type: 'success', title: sharedTexts.uploaded });
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.set('tab', content.folder);
      next.delete(UPLOAD_PARAM);
      return next;
    });
  }

  return (
    <FormDialog
      form={form}
      title={sharedTexts.upload}
      submitLabel={sharedTexts.submit}
      size="lg"
      failure={{ title: sharedTexts.failures.upload }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <ReopenedNote reopened={reopened} />
        <VideoTextFields form={form} folders={folders} audiences={audiences} />
        <FileField
          form={form}
          name="video"
          target="knowledge_videos/video"
          required
          onChosen={() => {
            // they belong to the video that was there before
            form.setValue('captions', null);
          }}
        />
        {chosen !== null && (
          <FileField form={form} name="captions" target="knowledge_videos/captions" />
        )}
        <FileField form={form} name="thumb" target="knowledge_videos/thumb" />
      </Stack>
      <UploadDialog title={sharedTexts.uploading} state={state} />
    </FormDialog>
  );
}
