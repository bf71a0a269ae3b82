import { payerQuery, setPayerMutation } from '@wbd/data/payouts';
import type { Payer } from '@wbd/domain/commission';
import { useMutation, useQuery } from '@wbd/query';
import { Button, ErrorState, Stack, toast } from '@wbd/ui';
import { Form, TextField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card, SkeletonForm } from '@wbd/ui/page';
import { useState } from 'react';
import { PartyFields } from '../shared/party-fields.tsx';
import { WaitingAccount } from '../shared/waiting-account.tsx';
import { payerFormSchema, payerInput, payerValues } from './payer-form.ts';
import { payerTexts as texts } from './texts.de.ts';

/** How an organisation is named on credit notes, and from where it pays. */
export function EditPayer({ org }: { org: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(payerQuery(org));
  if (data !== undefined) return <PayerForm key={data?.changedAt.getTime()} payer={data} />;
  if (isPending || isFetching) return <SkeletonForm />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}

function PayerForm({ payer }: { payer: Payer | null }) {
  const set = useMutation(setPayerMutation());
  const [schema] = useState(() => payerFormSchema(payer !== null));
  const form = useForm({ schema, defaultValues: payerValues(payer), words: texts });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Card title={texts.title} text={texts.text}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Form
        form={form}
        label={texts.title}
        failure={{ title: texts.saveFailed }}
        onSubmit={async (typed) => {
          await set.mutateAsync(payerInput(typed));
          form.reset(typed);
          toast({ type: 'success', title: texts.saved });
        }}
      >
        <Stack gap="5" maxW="3xl">
          <PartyFields form={form} names={['name', 'street', 'postalCode', 'city']} />
          <TextField form={form} name="taxId" required />
          <TextField
            form={form}
            name="iban"
            required={payer === null}
            autoComplete="off"
            hint={payer ? texts.stored(payer.ibanEnd) : texts.ibanHint}
          />
          <WaitingAccount stored={payer} text={texts.waiting} />
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
