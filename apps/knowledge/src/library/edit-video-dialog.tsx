import { updateKnowledgeVideoMutation, type AuthoredVideo } from '@wbd/data/knowledge-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { libraryAudience, type Folder } from '@wbd/domain/content';
import { FILE_TARGETS } from '@wbd/domain/files';
import { may } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
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

const CAPTIONS = 'knowledge_videos/captions';

export interface EditVideoDialogProps {
  owner: Advisor;
  /** the team that the owner is in */
  team: string | null;
  video: AuthoredVideo;
  folders: readonly Folder[];
  onClose: () => void;
}

/** Edits text and captions of an own video. */
export function EditVideoDialog({ owner, team, video, folders, onClose }: EditVideoDialogProps) {
  const update = useMutation(updateKnowledgeVideoMutation());
  // the list is read again while the dialog is open
  const [opened] = useState(video);
  const { state, upload } = useVideoUpload({ uid: owner.id, folder: 'knowledge_videos' });
  const { title, description, folder, url, captions, thumb } = opened;
  const audience = libraryAudience(opened);
  const form = useForm({
    schema: libraryVideoSchema,
    defaultValues: { title, description, folder, audience, video: url, captions, thumb },
    words: texts.words,
  });

  async function save(values: LibraryVideo): Promise<void> {
    await upload({ video: url, captions: values.captions, thumb }, (files) =>
      update.mutateAsync({
        opened,
        changes: {
          ...(values.title !== title && { title: values.title }),
          ...(values.description !== description && { description: values.description }),
          ...(values.folder !== folder && { folder: values.folder }),
          ...(values.audience !== audience && { audience: values.audience }),
          ...(files.captions !== captions && { captions: files.captions }),
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
        <VideoTextFields
          form={form}
          folders={folders}
          audiences={audienceChoices(owner, team, audience)}
        />
        {may(owner.lv, FILE_TARGETS[CAPTIONS].needs) && (
          <FileField form={form} name="captions" target={CAPTIONS} />
        )}
      </Stack>
      <UploadDialog title={sharedTexts.uploading} state={state} />
    </FormDialog>
  );
}
