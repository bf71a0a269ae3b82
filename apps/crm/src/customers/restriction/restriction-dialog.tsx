import { restrictCustomerMutation } from '@wbd/data/customers';
import {
  LONGEST_RESTRICTION_REASON,
  restrictionReasonSchema,
  type Customer,
} from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { CheckboxField, TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { restrictionTexts } from './texts.de.ts';

const liftSchema = z.extend(restrictionReasonSchema, { personInformed: z.boolean() });
/** The person has to hear of it before (Art. 18 (3) GDPR). */
const informedSchema = z.extend(restrictionReasonSchema, {
  personInformed: z.boolean().check(z.refine((checked) => checked)),
});

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
  const [mustInform] = useState(customer.restriction?.by === 'person');
  const form = useForm({
    schema: mustInform ? informedSchema : liftSchema,
    defaultValues: { reason: '', personInformed: false },
    words: texts,
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason, personInformed }) => {
        await restrict.mutateAsync({ customerId: customer.id, restricted, reason, personInformed });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{texts.text}</Text>
        {mustInform && <Text>{restrictionTexts.lift.asked}</Text>}
        <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_RESTRICTION_REASON} />
        {mustInform && <CheckboxField form={form} name="personInformed" />}
      </Stack>
    </FormDialog>
  );
}
