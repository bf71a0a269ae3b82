import { emailSchema } from '@wbd/domain';
import { AuthError, signInWithPassword } from '@wbd/auth';
import { Button, Stack, toast } from '@wbd/ui';
import { Field, Input, PasswordInput } from '@wbd/ui/form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInErrors, signInTexts as texts } from './texts.de.ts';

const BUSY_AT_MOST_MS = 10_000;

interface Credentials {
  email: string;
  password: string;
}

/** E-mail and password. What was typed stays when it did not work. */
export function SignInForm() {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setBusy(false);
    }, BUSY_AT_MOST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [busy]);

  const submit = handleSubmit(async ({ email, password }) => {
    setBusy(true);
    try {
      // the page notices the login and leads on
      await signInWithPassword(email.trim(), password);
    } catch (error) {
      const code = error instanceof AuthError ? error.code : 'auth/unknown';
      toast({ type: 'error', title: texts.error, description: signInErrors[code] });
    } finally {
      setBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Field label={texts.email} error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="username"
            {...register('email', {
              validate: (value) => emailSchema.safeParse(value).success || texts.emailInvalid,
            })}
          />
        </Field>
        <Field label={texts.password} error={errors.password?.message}>
          <PasswordInput {...register('password', { required: texts.passwordMissing })} />
        </Field>
        <Button
          type="submit"
          size="lg"
          w="full"
          mt="2"
          disabled={busy}
          loading={busy}
          loadingText={texts.busy}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
