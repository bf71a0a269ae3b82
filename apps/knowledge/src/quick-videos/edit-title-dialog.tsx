import { renameQuickVideoMutation } from '@wbd/data/quick-videos';
import type { QuickVideo } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { titleField } from '../shared/video-fields.ts';
import { quickTexts as texts } from './texts.de.ts';

const schema = z.object({ title: titleField });

export interface EditTitleDialogProps {
  video: QuickVideo;
  onClose: () => void;
}

/** Another title for an own quick video. */
export function EditTitleDialog({ video, onClose }: EditTitleDialogProps) {
  const rename = useMutation(renameQuickVideoMutation());
  // the list is read again while the dialog is open
  const [opened] = useState(video);
  const form = useForm({
    schema,
    defaultValues: { title: opened.title },
    words: texts.words,
  });

  async function save({ title }: { title: string }): Promise<void> {
    await rename.mutateAsync({ opened, title });
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
      <TextField form={form} name="title" required />
    </FormDialog>
  );
}
