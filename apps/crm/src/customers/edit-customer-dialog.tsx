import { zodResolver } from '@hookform/resolvers/zod';
import { updateCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { Field, Input } from '@wbd/ui/form';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CustomerDialog } from './customer-dialog.tsx';
import { editCustomerSchema, toChanges, toEditValues } from './customer-form.ts';
import { FormGrid, JobField, TextField } from './form-fields.tsx';
import { crmTexts } from './texts.de.ts';

export interface EditCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Changes what an advisor may change about a customer. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const update = useMutation(updateCustomerMutation(customer.advisor));
  // the list is read again while the dialog is open
  const [opened] = useState(customer);
  const form = useForm({
    resolver: zodResolver(editCustomerSchema),
    defaultValues: toEditValues(opened),
  });

  const save = form.handleSubmit((values) => {
    const changes = toChanges(values, opened);
    const done = () => {
      toast({ type: 'success', title: crmTexts.saved });
      onClose();
    };
    if (Object.keys(changes).length === 0) {
      done();
      return;
    }
    update.mutate(
      { id: customer.id, changes },
      {
        onSuccess: done,
        onError: () => {
          toast({
            type: 'error',
            title: crmTexts.saveFailed,
            description: crmTexts.saveFailedText,
          });
        },
      },
    );
  });

  return (
    <CustomerDialog
      title={crmTexts.editTitle}
      busy={update.isPending}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormGrid>
          <TextField name="firstName" required />
          <TextField name="lastName" required />
          <Field label={crmTexts.fields.email} hint={crmTexts.fields.emailHint} readOnly>
            <Input type="email" value={customer.email ?? crmTexts.none} readOnly />
          </Field>
          <TextField name="phone" type="tel" inputMode="tel" />
          <TextField name="bday" type="date" />
          <JobField />
          <TextField name="lastContact" type="date" />
        </FormGrid>
      </FormProvider>
    </CustomerDialog>
  );
}
