import { createQuickVideoMutation, draftQuickVideo } from '@wbd/data/quick-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, ReopenedNote, UploadDialog, useReopened } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { QUICK_VIDEOS_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useVideoUpload } from '../shared/use-video-upload.ts';
import { optionalFileField, titleField, videoField } from '../shared/video-fields.ts';
import { quickTexts as texts } from './texts.de.ts';

const schema = z.object({
  title: titleField,
  video: videoField,
  captions: optionalFileField,
  thumb: optionalFileField,
});

const FORM = 'quick-video';
const typedSchema = z.object({ draft: z.object({ id: z.string() }), title: z.string() });

export interface UploadQuickVideoDialogProps {
  owner: Advisor;
  onClose: () => void;
}

/** A new quick video. */
export function UploadQuickVideoDialog({ owner, onClose }: UploadQuickVideoDialogProps) {
  const create = useMutation(createQuickVideoMutation(owner.id));
  const reopened = useReopened({ uid: owner.id, form: FORM }, typedSchema);
  // every attempt stores the same video
  const [draft] = useState(() => reopened?.values.draft ?? draftQuickVideo());
  const { state, upload } = useVideoUpload({
    uid: owner.id,
    folder: 'knowledge_videos_for_customers',
  });
  const form = useForm({
    schema,
    defaultValues: {
      title: reopened?.values.title ?? '',
      video: reopened?.file('video') ?? null,
      captions: reopened?.file('captions') ?? null,
      thumb: reopened?.file('thumb') ?? null,
    },
    words: texts.words,
  });

  const chosen = form.watch('video');

  async function submit({ title, ...video }: z.infer<typeof schema>): Promise<void> {
    const { isInBackground } = await upload(
      video,
      (files) => create.mutateAsync({ ...draft, title, ...files }),
      {
        id: reopened?.id,
        form: FORM,
        title,
        path: QUICK_VIDEOS_PATH,
        shownAt: QUICK_VIDEOS_PATH,
        values: { draft, title },
      },
    );
    if (!isInBackground) toast({ type: 'success', title: sharedTexts.uploaded });
    onClose();
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
        <TextField form={form} name="title" required />
        <FileField
          form={form}
          name="video"
          target="knowledge_videos_for_customers/video"
          required
          onChosen={() => {
            // they belong to the video that was there before
            form.setValue('captions', null);
          }}
        />
        {chosen !== null && (
          <FileField form={form} name="captions" target="knowledge_videos_for_customers/captions" />
        )}
        <FileField form={form} name="thumb" target="knowledge_videos_for_customers/thumb" />
      </Stack>
      <UploadDialog title={sharedTexts.uploading} state={state} />
    </FormDialog>
  );
}
