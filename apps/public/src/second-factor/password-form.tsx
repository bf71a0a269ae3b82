import { AuthError, confirmPassword, type SecondStep } from '@wbd/auth';
import { Button, Stack, Text } from '@wbd/ui';
import { Form, PasswordField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { passwordErrors, secondFactorTexts as texts } from './texts.de.ts';

const passwordSchema = z.object({ password: z.string().check(z.minLength(1)) });

interface PasswordFormProps {
  /** @param step null for a login without a second factor, otherwise the step whose code is on its way */
  onConfirmed: (step: SecondStep | null) => void;
}

/** Asks for the password: Firebase adds a second factor only to a sign-in of the last minutes. */
export function PasswordForm({ onConfirmed }: PasswordFormProps) {
  const form = useForm({ schema: passwordSchema, defaultValues: { password: '' }, words: texts });

  async function confirm({ password }: z.infer<typeof passwordSchema>): Promise<void> {
    try {
      const step = await confirmPassword(password);
      await step?.sendCode();
      onConfirmed(step);
    } catch (error) {
      const code = error instanceof AuthError ? error.code : 'auth/unknown';
      form.setError('password', { message: passwordErrors[code] }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={confirm}>
      <Stack gap="5">
        <Text>{texts.passwordHint}</Text>
        <PasswordField form={form} name="password" />
        <Button
          type="submit"
          size="lg"
          w="full"
          loading={form.formState.isSubmitting}
          loadingText={texts.busy}
        >
          {texts.next}
        </Button>
      </Stack>
    </Form>
  );
}
