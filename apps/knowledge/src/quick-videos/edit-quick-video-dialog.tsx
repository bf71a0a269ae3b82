import { updateQuickVideoMutation } from '@wbd/data/quick-videos';
import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import { FILE_TARGETS } from '@wbd/domain/files';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { FileField, UploadDialog } from '@wbd/ui/upload';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { useVideoUpload } from '../shared/use-video-upload.ts';
import { optionalFileField, titleField } from '../shared/video-fields.ts';
import { quickTexts as texts } from './texts.de.ts';

const CAPTIONS = 'knowledge_videos_for_customers/captions';
const schema = z.object({ title: titleField, captions: optionalFileField });

export interface EditQuickVideoDialogProps {
  owner: Advisor;
  video: QuickVideo;
  onClose: () => void;
}

/** Another title, or other captions, for an own quick video. */
export function EditQuickVideoDialog({ owner, video, onClose }: EditQuickVideoDialogProps) {
  const update = useMutation(updateQuickVideoMutation());
  // the list is read again while the dialog is open
  const [opened] = useState(video);
  const { state, upload } = useVideoUpload({
    uid: owner.id,
    folder: 'knowledge_videos_for_customers',
  });
  const form = useForm({
    schema,
    defaultValues: { title: opened.title, captions: opened.captions },
    words: texts.words,
  });

  async function save({ title, captions }: z.infer<typeof schema>): Promise<void> {
    const { url, thumb } = opened;
    await upload({ video: url, captions, thumb }, (files) =>
      update.mutateAsync({
        opened,
        changes: {
          ...(title !== opened.title && { title }),
          ...(files.captions !== opened.captions && { captions: files.captions }),
        },
      }),
    );
    toast({ type: 'success', title: sharedTexts.saved });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={sharedTexts.editTitle}
      failure={{ title: sharedTexts.failures.update }}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="5">
        <TextField form={form} name="title" required />
        {may(owner.lv, FILE_TARGETS[CAPTIONS].needs) && (
          <FileField form={form} name="captions" target={CAPTIONS} />
        )}
      </Stack>
      <UploadDialog title={sharedTexts.uploading} state={state} />
    </FormDialog>
  );
}
