import { keepCustomersApartMutation, mergeCustomersMutation } from '@wbd/data/customers';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ChoiceField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { LikelyDuplicate } from './duplicates.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { crmTexts } from './texts.de.ts';

const texts = crmTexts.merge;
const choiceSchema = z.object({ customerId: z.string() });

export interface MergeDialogProps {
  pair: LikelyDuplicate;
  onClose: () => void;
}

/** Two entries side by side: one person, which entry stays and what becomes of them, or two people. */
export function MergeDialog({ pair, onClose }: MergeDialogProps) {
  // the list is read again while the dialog is open
  const [entries] = useState([pair.kept, pair.duplicate] as const);
  const merge = useMutation(mergeCustomersMutation(pair.kept.advisor));
  const keepApart = useMutation(keepCustomersApartMutation(pair.kept.advisor));
  const form = useForm({
    schema: choiceSchema,
    defaultValues: { customerId: pair.kept.id },
    words: texts,
  });
  const [one, other] = entries;
  const [kept, duplicate] = form.watch('customerId') === one.id ? [one, other] : [other, one];

  async function save(): Promise<void> {
    await merge.mutateAsync({ customerId: kept.id, duplicateId: duplicate.id });
    toast({ type: 'success', title: texts.done });
    onClose();
  }

  async function tellApart(): Promise<void> {
    try {
      await keepApart.mutateAsync({ customerId: kept.id, otherId: duplicate.id });
    } catch (error) {
      toastFailure(error, {
        title: crmTexts.saveFailed,
        texts: { unavailable: texts.keepApartFailedText },
      });
      return;
    }
    toast({ type: 'success', title: texts.keptApart, description: texts.keptApartText });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      size="lg"
      failure={{ title: texts.failed, texts: { unavailable: texts.failedText } }}
      actions={
        <Button
          variant="ghost"
          disabled={form.formState.isSubmitting}
          loading={keepApart.isPending}
          loadingText={texts.keepApartBusy}
          onClick={() => void tellApart()}
        >
          {texts.keepApart}
        </Button>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="6">
        <ChoiceField
          form={form}
          name="customerId"
          options={entries.map((customer) => ({
            value: customer.id,
            label: `${customer.firstName} ${customer.lastName}`,
            description: customer.proven
              ? texts.proven
              : texts.since(formatDate(customer.registered)),
            disabled: entries.some(({ proven }) => proven) && !customer.proven,
          }))}
        />
        <MergeComparison kept={kept} duplicate={duplicate} />
      </Stack>
    </FormDialog>
  );
}
