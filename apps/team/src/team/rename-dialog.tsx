import { changeTeamMutation } from '@wbd/data/teams';
import { LONGEST_TEAM_NAME, teamNameSchema } from '@wbd/domain/teams';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.rename;
const schema = z.object({ name: teamNameSchema });

export function RenameDialog({ name: before, onClose }: { name: string; onClose: () => void }) {
  const change = useMutation(changeTeamMutation());
  const form = useForm({ schema, defaultValues: { name: before }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      failure={{ title: texts.failed }}
      onSubmit={async ({ name }) => {
        await change.mutateAsync({ kind: 'rename', name });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField form={form} name="name" required maxLength={LONGEST_TEAM_NAME} autoFocus />
    </FormDialog>
  );
}
