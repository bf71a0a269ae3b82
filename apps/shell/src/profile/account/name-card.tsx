import { changeNameMutation } from '@wbd/data/advisors';
import { changeNameInput } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { Form, TextField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.name;

/** What the advisor is called. */
export function NameCard({ advisor }: { advisor: Advisor }) {
  const { firstName, lastName } = advisor;
  const change = useMutation(changeNameMutation());
  const form = useForm({
    schema: changeNameInput,
    defaultValues: { firstName, lastName },
    words: texts.words,
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Card title={texts.title} text={texts.text}>
      <Form
        form={form}
        onSubmit={async (name) => {
          await change.mutateAsync(name);
          form.reset(name);
          toast({ type: 'success', title: texts.saved });
        }}
        failure={{ title: texts.failed, texts: { 'rate/limited': texts.tooOften } }}
      >
        <Stack gap="5">
          <TextField form={form} name="firstName" autoComplete="given-name" />
          <TextField form={form} name="lastName" autoComplete="family-name" />
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={accountTexts.busy}
          >
            {texts.save}
          </Button>
        </Stack>
        <UnsavedGuard when={isDirty && !isSubmitting} />
      </Form>
    </Card>
  );
}
