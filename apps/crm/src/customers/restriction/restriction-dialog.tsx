import { restrictCustomerMutation } from '@wbd/data/customers';
import {
  LONGEST_RESTRICTION_REASON,
  restrictionReasonSchema,
  type Customer,
} from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import { restrictionTexts } from './texts.de.ts';

interface RestrictionDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Restricts the processing of a customer's data, or lifts the restriction; both need a reason. */
export function RestrictionDialog({ customer, onClose }: RestrictionDialogProps) {
  // the customer is another one as soon as it is stored
  const [restricted] = useState(customer.restriction === null);
  const texts = restricted ? restrictionTexts.restrict : restrictionTexts.lift;
  const restrict = useMutation(restrictCustomerMutation(customer.advisor));
  const form = useForm({
    schema: restrictionReasonSchema,
    defaultValues: { reason: '' },
    words: texts,
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason }) => {
        await restrict.mutateAsync({ customerId: customer.id, restricted, reason });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{texts.text}</Text>
        <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_RESTRICTION_REASON} />
      </Stack>
    </FormDialog>
  );
}
