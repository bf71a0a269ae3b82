import { changeFoldersMutation, draftFolder } from '@wbd/data/folders';
import { folderNameSchema, LONGEST_FOLDER_NAME, type Folder } from '@wbd/domain/content';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { foldersTexts as texts } from './texts.de.ts';

const schema = z.object({ name: folderNameSchema });

export interface FolderNameDialogProps {
  org: string;
  /** the one to rename; null for a new one */
  folder: Folder | null;
  onClose: () => void;
}

/** Names a new folder, or renames one. */
export function FolderNameDialog({ org, folder, onClose }: FolderNameDialogProps) {
  const change = useMutation(changeFoldersMutation(org));
  // every attempt makes the same folder
  const [draft] = useState(draftFolder);
  const form = useForm({ schema, defaultValues: { name: folder?.name ?? '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={folder ? texts.renameTitle : texts.create}
      failure={{ title: texts.failed }}
      onSubmit={async ({ name }) => {
        await change.mutateAsync(
          folder ? { kind: 'rename', id: folder.id, name } : { kind: 'create', id: draft, name },
        );
        toast({ type: 'success', title: folder ? texts.renamed : texts.created });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField form={form} name="name" required maxLength={LONGEST_FOLDER_NAME} autoFocus />
    </FormDialog>
  );
}
