import { correctCustomerEmailMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { emailSchema } from '@wbd/domain/fields';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { EmailField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.correctEmail;

const schema = z.object({ email: emailSchema });

interface CorrectEmailDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Corrects or adds the address of a customer who has not registered themselves. */
export function CorrectEmailDialog({ customer, onClose }: CorrectEmailDialogProps) {
  const correct = useMutation(correctCustomerEmailMutation(customer));
  const form = useForm({ schema, defaultValues: { email: customer.email ?? '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={customer.email === null ? texts.add : texts.correct}
      description={texts.text}
      failure={{ title: texts.failed }}
      failingFields={{ 'customer/email-taken': 'email' }}
      onSubmit={async ({ email }) => {
        await correct.mutateAsync(email);
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <EmailField form={form} name="email" required />
    </FormDialog>
  );
}
