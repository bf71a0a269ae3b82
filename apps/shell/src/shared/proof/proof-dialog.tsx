import { CodeField, PasswordField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { proofTexts as texts } from './texts.de.ts';
import { usePasswordProof } from './use-password-proof.ts';

const proofSchema = z.object({ password: z.string().check(z.minLength(1)), code: z.string() });

/** Asks for the password, and for the second factor if there is one, before a call that a stolen session must not make. */
export function ProofDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const form = useForm({
    schema: proofSchema,
    defaultValues: { password: '', code: '' },
    words: texts.words,
  });
  const { step, prove } = usePasswordProof();

  async function confirm({ password, code }: z.infer<typeof proofSchema>): Promise<void> {
    const unproven = await prove(password, code);
    if (!unproven) {
      onEnd(true);
      return;
    }
    if (unproven.message !== null) {
      form.setError(unproven.field, { message: unproven.message }, { shouldFocus: true });
    }
  }

  return (
    <FormDialog
      size="sm"
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{ title: texts.failed }}
      isConfirmation
      onSubmit={confirm}
      onClose={() => onEnd(false)}
    >
      {step ? (
        <CodeField
          form={form}
          name="code"
          autoFocus
          hint={step.phone === null ? texts.codeFromApp : texts.codeSentTo(step.phone)}
        />
      ) : (
        <PasswordField form={form} name="password" autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
