import { registerForSessionMutation } from '@wbd/data/registrations';
import type { Customer } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { SessionField, sessionChoiceSchema } from '../session-field.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.invite;
interface InviteDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Registers a customer for one of the advisor's own sessions; the portal writes to the customer. */
export function InviteDialog({ customer, onClose }: InviteDialogProps) {
  const { id, advisor, firstName } = customer;
  const register = useMutation(registerForSessionMutation());
  const form = useForm({
    schema: sessionChoiceSchema,
    defaultValues: { sessionId: '' },
    words: texts,
  });

  async function invite(sessionId: string): Promise<void> {
    const { isMailed } = await register.mutateAsync({ who: 'customer', sessionId, customerId: id });
    toast({ type: 'success', title: texts.done, description: isMailed ? undefined : texts.noMail });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={texts.title(firstName)}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{
        title: texts.failed,
        texts: { 'registration/duplicate': texts.already, 'registration/elsewhere': texts.already },
      }}
      onSubmit={({ sessionId }) => invite(sessionId)}
      onClose={onClose}
    >
      <SessionField form={form} advisorId={advisor} />
    </FormDialog>
  );
}
