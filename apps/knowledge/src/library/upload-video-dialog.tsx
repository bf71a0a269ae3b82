import { createKnowledgeVideoMutation, draftKnowledgeVideo } from '@wbd/data/knowledge-videos';
import { CLIENT_WRITES, type Advisor, type Folder } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { useSearchParams } from '@wbd/router';
import { Stack, toast } from '@wbd/ui';
import { SelectField, TextareaField, TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, UploadDialog } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { useVideoUpload } from '../shared/use-video-upload.ts';
import { thumbField, titleField, videoField } from '../shared/video-fields.ts';
import { libraryTexts as texts } from './texts.de.ts';

const schema = z.object({
  title: titleField,
  description: z.pipe(z.string().check(z.trim()), CLIENT_WRITES.knowledgeVideos.shape.description),
  folder: z.string().check(z.minLength(1)),
  video: videoField,
  thumb: thumbField,
});

export interface UploadVideoDialogProps {
  owner: Advisor;
  folders: readonly Folder[];
  onClose: () => void;
}

/** Shares a video with the organisation. */
export function UploadVideoDialog({ owner, folders, onClose }: UploadVideoDialogProps) {
  const [params, setParams] = useSearchParams();
  const shown = folders.find(({ id }) => id === params.get('tab')) ?? folders[0];
  const create = useMutation(createKnowledgeVideoMutation(owner));
  // every attempt stores the same video
  const [draft] = useState(draftKnowledgeVideo);
  const { state, upload } = useVideoUpload({ uid: owner.id, folder: 'knowledge_videos' });
  const form = useForm({
    schema,
    defaultValues: {
      title: '',
      description: '',
      folder: shown?.id ?? '',
      video: null,
      thumb: null,
    },
    words: texts.words,
  });

  async function submit({ video, thumb, ...content }: z.infer<typeof schema>): Promise<void> {
    await upload({ video, thumb }, (files) =>
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
        <TextField form={form} name="title" required />
        <TextareaField form={form} name="description" rows={3} />
        <SelectField
          form={form}
          name="folder"
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FileField form={form} name="video" target="knowledge_videos/video" required />
        <FileField form={form} name="thumb" target="knowledge_videos/thumb" />
      </Stack>
      <UploadDialog title={sharedTexts.uploading} state={state} />
    </FormDialog>
  );
}
