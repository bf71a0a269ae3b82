import { inviteToTeamMutation } from '@wbd/data/teams';
import { emailSchema } from '@wbd/domain/fields';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { EmailField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.invite;
const schema = z.object({ email: emailSchema });

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useMutation(inviteToTeamMutation());
  const form = useForm({ schema, defaultValues: { email: '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ email }) => {
        await invite.mutateAsync({ email });
        toast({ type: 'success', title: texts.sent(email) });
        onClose();
      }}
      onClose={onClose}
    >
      <EmailField form={form} name="email" required autoFocus />
    </FormDialog>
  );
}
