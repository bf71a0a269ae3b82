import { accountQuery } from '@wbd/data/accounts';
import { requestEmailChangeMutation } from '@wbd/data/advisors';
import { emailSchema } from '@wbd/domain/fields';
import { useMutation, useQuery } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { CodeField, EmailField, Form, PasswordField, useForm } from '@wbd/ui/form';
import { Card, SkeletonForm } from '@wbd/ui/page';
import * as z from 'zod/mini';
import { usePasswordProof } from '../../shared/proof/use-password-proof.ts';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.email;

const emailChangeSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1)),
  code: z.string(),
});

/** The address that the advisor signs in with, and how to get another one. */
export function EmailCard({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery(accountQuery(uid));
  if (!data) {
    return (
      <Card title={texts.title}>
        {error && !isFetching ? (
          <FailureAlert error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <SkeletonForm />
        )}
      </Card>
    );
  }
  return (
    <Card title={texts.title} text={texts.text(data.email)}>
      <EmailForm />
    </Card>
  );
}

function EmailForm() {
  const request = useMutation(requestEmailChangeMutation());
  const { step, prove } = usePasswordProof();
  const form = useForm({
    schema: emailChangeSchema,
    defaultValues: { email: '', password: '', code: '' },
    words: texts.words,
  });

  async function send({ email, password, code }: z.infer<typeof emailChangeSchema>): Promise<void> {
    const unproven = await prove(password, code);
    if (unproven) {
      if (unproven.message !== null) {
        form.setError(unproven.field, { message: unproven.message }, { shouldFocus: true });
      }
      return;
    }
    await request.mutateAsync({ email });
    form.reset();
    toast({ type: 'success', title: texts.sent(email), description: texts.sentText });
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      failure={{ title: texts.failed, texts: { 'rate/limited': texts.tooOften } }}
    >
      <Stack gap="5">
        <EmailField form={form} name="email" autoComplete="email" readOnly={step !== null} />
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
          <PasswordField form={form} name="password" autoComplete="current-password" />
        )}
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={form.formState.isSubmitting}
          loadingText={accountTexts.busy}
        >
          {texts.save}
        </Button>
      </Stack>
    </Form>
  );
}
