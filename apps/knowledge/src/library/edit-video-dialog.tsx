import { updateKnowledgeVideoMutation, type AuthoredVideo } from '@wbd/data/knowledge-videos';
import type { Folder } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import { libraryTexts as texts } from './texts.de.ts';
import { libraryVideoSchema, VideoTextFields, type LibraryVideo } from './video-text-fields.tsx';

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
  const { title, description, folder, url, thumb } = opened;
  const form = useForm({
    schema: libraryVideoSchema,
    defaultValues: { title, description, folder, video: url, thumb },
    words: texts.words,
  });

  async function save(values: LibraryVideo): Promise<void> {
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
      <VideoTextFields form={form} folders={folders} />
    </FormDialog>
  );
}
