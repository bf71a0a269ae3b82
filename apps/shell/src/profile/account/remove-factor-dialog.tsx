import { signInWithPassword, signOut, useAuth } from '@wbd/auth';
import { removeSecondFactorMutation } from '@wbd/data/advisors';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Stack, Text, toast } from '@wbd/ui';
import { CodeField, PasswordField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { usePasswordProof } from '../../shared/proof/use-password-proof.ts';
import { secondFactorTexts } from './second-factor.texts.de.ts';
import { accountTexts } from './texts.de.ts';

const texts = secondFactorTexts.remove;

const proofSchema = z.object({
  password: z.string().check(z.minLength(1)),
  code: z.string(),
});

/** Removes the second factor after password and code. Ends all sessions, then signs in here with the password. */
export function RemoveFactorDialog({
  onClose,
  onRemoved,
}: {
  onClose: () => void;
  /** called once the advisor is signed in again without a factor */
  onRemoved: () => void;
}) {
  const remove = useMutation(removeSecondFactorMutation());
  const navigate = useNavigate();
  const { step, prove } = usePasswordProof();
  const form = useForm({
    schema: proofSchema,
    defaultValues: { password: '', code: '' },
    words: texts.words,
  });

  async function confirm({ password, code }: z.infer<typeof proofSchema>): Promise<void> {
    const unproven = await prove(password, code);
    if (unproven) {
      if (unproven.message !== null) {
        form.setError(unproven.field, { message: unproven.message }, { shouldFocus: true });
      }
      return;
    }
    const email = useAuth.getState().user?.email ?? '';
    await remove.mutateAsync({});
    const stays = await signInWithPassword(email, password).then(
      (next) => next === null,
      () => false,
    );
    toast({
      type: 'success',
      title: texts.done,
      ...(!stays && { description: texts.signInAgain }),
    });
    onClose();
    if (stays) {
      onRemoved();
      return;
    }
    await signOut().catch(() => undefined);
    await navigate('/auth');
  }

  return (
    <FormDialog
      destructive
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.action}
      busyLabel={texts.busy}
      failure={{ title: texts.failed }}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>{texts.required}</Text>
        {step ? (
          <CodeField
            form={form}
            name="code"
            autoFocus
            hint={
              step.phone === null ? accountTexts.codeFromApp : accountTexts.codeSentTo(step.phone)
            }
          />
        ) : (
          <PasswordField form={form} name="password" />
        )}
      </Stack>
    </FormDialog>
  );
}
