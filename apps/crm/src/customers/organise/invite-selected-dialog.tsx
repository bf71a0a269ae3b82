import { inviteToSessionMutation } from '@wbd/data/registrations';
import { needsDeclaration, type Customer } from '@wbd/domain/customers';
import { MAX_INVITED_CUSTOMERS } from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Stack, Text } from '@wbd/ui';
import { DeclarationFields, useDeclaration } from '@wbd/ui/consents';
import { FormAlert, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { invitationPath } from '../../shared/paths.ts';
import { SessionField, sessionChoiceSchema } from '../session-field.tsx';
import { organiseTexts } from './texts.de.ts';

const texts = organiseTexts.invite;

export interface InviteSelectedDialogProps {
  advisorId: string;
  customers: readonly Customer[];
  onClose: () => void;
}

/** Invites several customers to one of the advisor's sessions, and goes to the page that shows how far that is. */
export function InviteSelectedDialog({ advisorId, customers, onClose }: InviteSelectedDialogProps) {
  const navigate = useNavigate();
  const order = useMutation(inviteToSessionMutation());
  const form = useForm({
    schema: sessionChoiceSchema,
    defaultValues: { sessionId: '' },
    words: texts,
  });
  const withEmail = customers.filter(({ email }) => email !== null);
  const without = customers.length - withEmail.length;
  const invited = withEmail.slice(0, MAX_INVITED_CUSTOMERS);
  const undeclared = invited.filter(needsDeclaration).length;
  const consent = useDeclaration();

  async function invite(sessionId: string): Promise<void> {
    if (!consent.suffices(undeclared, invited.length)) return;
    await order.mutateAsync({
      who: 'own',
      sessionId,
      customerIds: invited.map(({ id }) => id),
      waits: false,
      declaration: consent.declaration,
    });
    onClose();
    void navigate(invitationPath(sessionId));
  }

  return (
    <FormDialog
      form={form}
      title={texts.title(invited.length)}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{ title: texts.failed }}
      onSubmit={({ sessionId }) => invite(sessionId)}
      onClose={onClose}
    >
      <Stack gap="3">
        {without > 0 && <Text color="fg.muted">{texts.withoutEmail(without)}</Text>}
        {withEmail.length > MAX_INVITED_CUSTOMERS && (
          <FormAlert status="info">{texts.tooMany(MAX_INVITED_CUSTOMERS)}</FormAlert>
        )}
        <SessionField form={form} advisorId={advisorId} />
        {undeclared > 0 && <DeclarationFields state={consent} about={undeclared} />}
      </Stack>
    </FormDialog>
  );
}
