import type { AuthErrorCode } from '@wbd/auth';
import { createAdvisorInput } from '@wbd/domain';
import { Button, Stack, Text } from '@wbd/ui';
import { EmailField, Form, FormAlert, PasswordField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { linkFailure, newPasswordTexts as texts } from './texts.de.ts';

const newPasswordSchema = z
  .object({
    email: z.string(),
    password: createAdvisorInput.shape.password,
    confirmation: z.string(),
  })
  .check(
    z.refine((entered) => entered.confirmation === entered.password, { path: ['confirmation'] }),
  );

interface NewPasswordFormProps {
  email: string;
  failure: AuthErrorCode | null;
  onSave: (password: string) => Promise<void>;
}

/** The new password, twice. The address stands above it for the browser's password manager. */
export function NewPasswordForm({ email, failure, onSave }: NewPasswordFormProps) {
  const form = useForm({
    schema: newPasswordSchema,
    defaultValues: { email, password: '', confirmation: '' },
    words: texts,
  });
  return (
    <Form form={form} onSubmit={({ password }) => onSave(password)}>
      <Stack gap="5">
        {failure !== null && (
          <FormAlert title={texts.failed}>
            <Text>{linkFailure(failure)}</Text>
          </FormAlert>
        )}
        <EmailField form={form} name="email" autoComplete="username" readOnly />
        <PasswordField form={form} name="password" autoComplete="new-password" />
        <PasswordField form={form} name="confirmation" autoComplete="new-password" />
        <Button
          type="submit"
          size="lg"
          w="full"
          loading={form.formState.isSubmitting}
          loadingText={texts.busy}
        >
          {texts.submit}
        </Button>
      </Stack>
    </Form>
  );
}
