import { confirmPassword, signOut } from '@wbd/auth';
import { changePasswordMutation } from '@wbd/data/advisors';
import { passwordSchema } from '@wbd/domain/accounts';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Button, Stack, toast } from '@wbd/ui';
import { CodeField, Form, PasswordField, useForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import * as z from 'zod/mini';
import { usePasswordProof } from '../../shared/proof/use-password-proof.ts';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.password;

const passwordChangeSchema = z
  .object({
    current: z.string().check(z.minLength(1)),
    password: passwordSchema,
    confirmation: z.string(),
    code: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'] }),
  );

/** Another password, with the present one. */
export function PasswordCard() {
  const change = useMutation(changePasswordMutation());
  const navigate = useNavigate();
  const { step, prove } = usePasswordProof();
  const form = useForm({
    schema: passwordChangeSchema,
    defaultValues: { current: '', password: '', confirmation: '', code: '' },
    words: texts.words,
  });

  async function save(values: z.infer<typeof passwordChangeSchema>): Promise<void> {
    const { current, password, code } = values;
    const unproven = await prove(current, code);
    if (unproven) {
      const field = unproven.field === 'code' ? 'code' : 'current';
      if (unproven.message !== null) {
        form.setError(field, { message: unproven.message }, { shouldFocus: true });
      }
      return;
    }
    await change.mutateAsync({ password });
    form.reset();
    // the change ended this session, too: the new password begins another one, unless that takes a second factor
    const stays = await confirmPassword(password).then(
      (next) => next === null,
      () => false,
    );
    toast({
      type: 'success',
      title: texts.saved,
      ...(!stays && { description: texts.signInAgain }),
    });
    if (stays) return;
    await signOut().catch(() => undefined);
    await navigate('/auth');
  }

  return (
    <Card title={texts.title} text={texts.text}>
      <Form
        form={form}
        onSubmit={save}
        failure={{ title: texts.failed }}
        failingFields={{
          'password/simple': 'password',
          'password/common': 'password',
          'password/personal': 'password',
        }}
      >
        <Stack gap="5">
          <PasswordField form={form} name="current" autoComplete="current-password" />
          <PasswordField form={form} name="password" autoComplete="new-password" />
          <PasswordField form={form} name="confirmation" autoComplete="new-password" />
          {step && (
            <CodeField
              form={form}
              name="code"
              autoFocus
              hint={
                step.phone === null ? accountTexts.codeFromApp : accountTexts.codeSentTo(step.phone)
              }
            />
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
    </Card>
  );
}
