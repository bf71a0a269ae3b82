import { changeTeamMutation } from '@wbd/data/teams';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.structure.dialog;
const LONGEST_CODE = 100;
const schema = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CODE)),
});

/** Asks the lead with a code for a place below their team. */
export function WishDialog({ onClose }: { onClose: () => void }) {
  const change = useMutation(changeTeamMutation());
  const form = useForm({ schema, defaultValues: { code: '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ code }) => {
        await change.mutateAsync({ kind: 'wish-parent', code });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField form={form} name="code" required maxLength={LONGEST_CODE} autoFocus />
    </FormDialog>
  );
}
