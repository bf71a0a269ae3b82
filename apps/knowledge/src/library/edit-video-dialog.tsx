import {
  updateKnowledgeVideoMutation,
  type AuthoredVideo,
  type KnowledgeVideoChanges,
} from '@wbd/data/knowledge-videos';
import { CLIENT_WRITES, type Folder } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { SelectField, TextareaField, TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sharedTexts } from '../shared/texts.de.ts';
import { titleField } from '../shared/video-fields.ts';
import { libraryTexts as texts } from './texts.de.ts';

const schema = z.object({
  title: titleField,
  description: z.pipe(z.string().check(z.trim()), CLIENT_WRITES.knowledgeVideos.shape.description),
  folder: z.string().check(z.minLength(1)),
});

export interface EditVideoDialogProps {
  video: AuthoredVideo;
  folders: readonly Folder[];
  onClose: () => void;
}

/** Changes what stands beside an own video. */
export function EditVideoDialog({ video, folders, onClose }: EditVideoDialogProps) {
  const update = useMutation(updateKnowledgeVideoMutation());
  // the list is read again while the dialog is open
  const [opened] = useState(video);
  const { title, description, folder } = opened;
  const form = useForm({
    schema,
    defaultValues: { title, description, folder },
    words: texts.words,
  });

  async function save(values: KnowledgeVideoChanges): Promise<void> {
    await update.mutateAsync({
      opened,
      changes: {
        ...(values.title !== title && { title: values.title }),
        ...(values.description !== description && { description: values.description }),
        ...(values.folder !== folder && { folder: values.folder }),
      },
    });
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
        <TextareaField form={form} name="description" rows={3} />
        <SelectField
          form={form}
          name="folder"
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Stack>
    </FormDialog>
  );
}
