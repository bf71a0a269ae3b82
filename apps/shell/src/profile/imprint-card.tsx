import { imprintQuery, saveImprintMutation } from '@wbd/data/imprints';
import {
  IMPRINT_LENGTHS,
  RESERVED_CODES,
  type Advisor,
  type Imprint,
  imprintWrites,
} from '@wbd/domain/advisors';
import { emailSchema, typedOrNone } from '@wbd/domain/fields';
import { useMutation, useQuery } from '@wbd/query';
import { Button, Link, Skeleton, Stack, toast } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { EmailField, Form, FormGrid, TextareaField, TextField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import * as z from 'zod/mini';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.imprint;

const stored = imprintWrites.shape;
const trimmed = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.trim()),
);
const schema = z.object({
  name: z.pipe(trimmed, stored.name),
  address: z.pipe(trimmed, stored.address),
  email: emailSchema,
  phone: z.pipe(typedOrNone, stored.phone),
  vatId: z.pipe(typedOrNone, stored.vatId),
  authority: z.pipe(typedOrNone, stored.authority),
  register: z.pipe(typedOrNone, stored.register),
  rules: z.pipe(typedOrNone, stored.rules),
});

/** Who answers for the advisor's page, as the law asks of everyone with a page of their own. */
export function ImprintCard({ advisor }: { advisor: Advisor }) {
  const imprint = useQuery(imprintQuery(advisor.id));
  return (
    <Card title={texts.title} text={texts.text}>
      {imprint.data === undefined ? (
        imprint.error && !imprint.isFetching ? (
          <FailureAlert
            error={imprint.error}
            title={texts.failed}
            onRetry={() => void imprint.refetch()}
          />
        ) : (
          <Skeleton h="96" />
        )
      ) : (
        <ImprintForm advisor={advisor} imprint={imprint.data} />
      )}
    </Card>
  );
}

function ImprintForm({ advisor, imprint }: { advisor: Advisor; imprint: Imprint | null }) {
  const save = useMutation(saveImprintMutation());
  const form = useForm({
    schema,
    defaultValues: {
      name: imprint?.name ?? `${advisor.firstName} ${advisor.lastName}`,
      address: imprint?.address ?? '',
      email: imprint?.email ?? '',
      phone: imprint?.phone ?? '',
      vatId: imprint?.vatId ?? '',
      authority: imprint?.authority ?? '',
      register: imprint?.register ?? '',
      rules: imprint?.rules ?? '',
    },
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;

  async function send(values: z.output<typeof schema>): Promise<void> {
    await save.mutateAsync({ id: advisor.id, ...values });
    form.reset(form.getValues());
    toast({ type: 'success', title: texts.saved });
  }

  return (
    <Form form={form} label={texts.title} onSubmit={send} failure={{ title: texts.saveFailed }}>
      <Stack gap="5">
        <TextField form={form} name="name" required maxLength={IMPRINT_LENGTHS.name} />
        <TextareaField
          form={form}
          name="address"
          required
          rows={3}
          maxLength={IMPRINT_LENGTHS.address}
        />
        <FormGrid>
          <EmailField form={form} name="email" required />
          <TextField form={form} name="phone" maxLength={IMPRINT_LENGTHS.phone} />
          <TextField form={form} name="vatId" maxLength={IMPRINT_LENGTHS.vatId} />
          <TextField form={form} name="register" maxLength={IMPRINT_LENGTHS.register} />
        </FormGrid>
        <TextField form={form} name="authority" maxLength={IMPRINT_LENGTHS.authority} />
        <TextareaField form={form} name="rules" rows={3} maxLength={IMPRINT_LENGTHS.rules} />
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={isSubmitting}
          loadingText={texts.busy}
        >
          {texts.save}
        </Button>
        {imprint && !RESERVED_CODES.has(advisor.code) && (
          <Link href={`/${encodeURIComponent(advisor.code)}/impressum`} target="_blank">
            {texts.look}
          </Link>
        )}
      </Stack>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </Form>
  );
}
