import { requestPasswordResetMutation } from '@wbd/data/advisors';
import { requestPasswordResetInput } from '@wbd/domain/accounts';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { EmailField, Form, useForm } from '@wbd/ui/form';
import { paths } from '../shared/paths.ts';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { forgotPasswordTexts as texts } from './texts.de.ts';

/** `/auth/forgot-password`: has a link to a new password mailed. */
export function ForgotPasswordPage() {
  useDocumentTitle(texts.title);
  const form = useForm({
    schema: requestPasswordResetInput,
    defaultValues: { email: '' },
    words: texts,
  });
  const request = useMutation(requestPasswordResetMutation());

  if (request.isSuccess) {
    return (
      <AccountCard>
        <Stack gap="6" role="status">
          <AccountIntro
            title={texts.sent.title}
            text={
              request.data.sent
                ? texts.sent.text(request.variables.email)
                : texts.sent.before(request.variables.email)
            }
          />
          <Text color="fg.muted">{texts.sent.missing(formatNext(request.data.nextAt))}</Text>
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button asChild>
            <RouterLink to={paths.signIn}>{texts.toSignIn}</RouterLink>
          </Button>
          <Button variant="outline" onClick={() => request.reset()}>
            {texts.sent.again}
          </Button>
        </Flex>
      </AccountCard>
    );
  }
  return (
    <AccountCard>
      <AccountIntro title={texts.title} text={texts.intro} />
      {request.isError && <FailureAlert error={request.error} title={texts.failed} />}
      <Form form={form} onSubmit={(entered) => request.mutate(entered)}>
        <Stack gap="5">
          <EmailField form={form} name="email" autoComplete="username" />
          <Button
            type="submit"
            size="lg"
            w="full"
            loading={request.isPending}
            loadingText={texts.busy}
          >
            {texts.submit}
          </Button>
        </Stack>
      </Form>
      <Button asChild variant="ghost" alignSelf="center">
        <RouterLink to={paths.signIn}>{texts.toSignIn}</RouterLink>
      </Button>
    </AccountCard>
  );
}

const formatNext = (time: string) => formatDateTime(new Date(time));
