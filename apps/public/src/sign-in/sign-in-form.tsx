import { emailSchema } from '@wbd/domain/fields';
import { AuthError, signInWithPassword, type SecondStep } from '@wbd/auth';
import { Link as RouterLink, useLocation } from '@wbd/router';
import { Button, Link, Stack } from '@wbd/ui';
import { EmailField, Form, PasswordField, useForm } from '@wbd/ui/form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '../shared/paths.ts';
import { SecondStepForm } from '../shared/second-step/second-step-form.tsx';
import { useBusy } from '../shared/use-busy.ts';
import { signInErrors, signInTexts as texts } from './texts.de.ts';

const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1)),
});

const signInWords = (error: unknown) =>
  signInErrors[error instanceof AuthError ? error.code : 'auth/unknown'];

/** The sign-up hands on the address for which there is an account already. */
const arrivalSchema = z.object({ email: z.string() });

/** E-mail and password, and the code of a login with a second factor. Input stays after a failure. */
export function SignInForm() {
  const arrival = arrivalSchema.safeParse(useLocation().state);
  const form = useForm({
    schema: credentialsSchema,
    defaultValues: { email: '', password: '' },
    words: texts,
  });
  const { setValue } = form;
  const known = arrival.data?.email;
  useEffect(() => {
    // not the default: after a reload the served HTML already contains the form
    if (known !== undefined) setValue('email', known);
  }, [known, setValue]);
  const [busy, setBusy] = useBusy();
  const [step, setStep] = useState<SecondStep | null>(null);

  async function signIn({ email, password }: z.infer<typeof credentialsSchema>): Promise<void> {
    setBusy(true);
    try {
      // the page notices the login and leads on
      const second = await signInWithPassword(email, password);
      await second?.sendCode();
      setStep(second);
    } finally {
      setBusy(false);
    }
  }

  if (step) {
    return (
      <SecondStepForm
        step={step}
        confirmLabel={texts.submit}
        hasFactor
        onBack={() => {
          setStep(null);
        }}
      />
    );
  }
  return (
    <Form form={form} onSubmit={signIn} failure={{ title: texts.error, wordsOf: signInWords }}>
      <Stack gap="5">
        <EmailField form={form} name="email" autoComplete="username" />
        <Stack gap="2">
          <PasswordField form={form} name="password" />
          <Link asChild textStyle="sm" minH="6" alignSelf="flex-start">
            <RouterLink to={paths.forgotPassword}>{texts.forgotPassword}</RouterLink>
          </Link>
        </Stack>
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
    </Form>
  );
}
