import { passwordSchema } from '@wbd/domain/accounts';
import { Button, Stack } from '@wbd/ui';
import { EmailField, Form, PasswordField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { passwordRefusals } from '../shared/password-refusals.ts';
import { newPasswordTexts as texts } from './texts.de.ts';

const newPasswordSchema = z
  .object({
    email: z.string(),
    password: passwordSchema,
    confirmation: z.string(),
  })
  .check(
    z.refine((entered) => entered.confirmation === entered.password, { path: ['confirmation'] }),
  );

interface NewPasswordFormProps {
  email: string;
  onSave: (password: string) => Promise<void>;
}

/** The new password, twice. The address stands above it for the browser's password manager. */
export function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
  const form = useForm({
    schema: newPasswordSchema,
    defaultValues: { email, password: '', confirmation: '' },
    words: texts,
  });
  return (
    <Form
      form={form}
      onSubmit={({ password }) => onSave(password)}
      failure={{ title: texts.failed }}
      failingFields={passwordRefusals}
    >
      <Stack gap="5">
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
