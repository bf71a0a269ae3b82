import { createKnowledgeVideoMutation, draftKnowledgeVideo } from '@wbd/data/knowledge-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { orgAudience } from '@wbd/domain/audiences';
import type { Folder } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { useSearchParams } from '@wbd/router';
import { Stack, toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, UploadDialog } from '@wbd/ui/upload';
import { useState } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import { useVideoUpload } from '../shared/use-video-upload.ts';
import { audienceChoices } from './audience-choices.ts';
import { libraryTexts as texts } from './texts.de.ts';
import { libraryVideoSchema, VideoTextFields, type LibraryVideo } from './video-text-fields.tsx';

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
  // every attempt stores the same video
  const [draft] = useState(draftKnowledgeVideo);
  const { state, upload } = useVideoUpload({ uid: owner.id, folder: 'knowledge_videos' });
  const form = useForm({
    schema: libraryVideoSchema,
    defaultValues: {
      title: '',
      description: '',
      folder: shown?.id ?? '',
      audience: orgAudience(owner.org),
      video: null,
      captions: null,
      thumb: null,
    },
    words: texts.words,
  });

  const chosen = form.watch('video');

  async function submit({ video, captions, thumb, ...content }: LibraryVideo): Promise<void> {
    await upload({ video, captions, thumb }, (files) =>
      create.mutateAsync({ ...draft, ...content, ...files }),
    );
    toast({ type: 'success', title: sharedTexts.uploaded });
    onClose();
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.set('tab', content.folder);
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
        <VideoTextFields
          form={form}
          folders={folders}
          audiences={audienceChoices(owner, team, orgAudience(owner.org))}
        />
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
