import { zodResolver } from '@hookform/resolvers/zod';
import { createCustomerMutation, draftCustomer } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CustomerDialog } from './customer-dialog.tsx';
import {
  addCustomerSchema,
  customerWithEmail,
  EMPTY_CUSTOMER,
  toNewCustomer,
} from './customer-form.ts';
import { FormGrid, JobField, TextField } from './form-fields.tsx';
import { crmTexts } from './texts.de.ts';

export interface AddCustomerDialogProps {
  advisorId: string;
  /** the customers the advisor already has */
  customers: readonly Customer[];
  onClose: () => void;
}

/** Enters someone the advisor already knows. */
export function AddCustomerDialog({ advisorId, customers, onClose }: AddCustomerDialogProps) {
  const create = useMutation(createCustomerMutation(advisorId));
  const [draft] = useState(() => draftCustomer(new Date()));
  const form = useForm({
    resolver: zodResolver(addCustomerSchema),
    defaultValues: EMPTY_CUSTOMER,
  });

  const save = form.handleSubmit((values) => {
    const known = customerWithEmail(customers, values.email);
    if (known) {
      const message = crmTexts.errors.emailTaken(`${known.firstName} ${known.lastName}`.trim());
      form.setError('email', { message }, { shouldFocus: true });
      return;
    }
    create.mutate(
      { ...draft, ...toNewCustomer(values) },
      {
        onSuccess: () => {
          toast({ type: 'success', title: crmTexts.added });
          onClose();
        },
        onError: () => {
          toast({ type: 'error', title: crmTexts.saveFailed, description: crmTexts.addFailedText });
        },
      },
    );
  });

  return (
    <CustomerDialog
      title={crmTexts.addTitle}
      description={crmTexts.addText}
      busy={create.isPending}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormGrid>
          <TextField name="firstName" required />
          <TextField name="lastName" required />
          <TextField name="email" required type="email" inputMode="email" autoComplete="off" />
          <TextField name="bday" type="date" />
          <JobField />
        </FormGrid>
      </FormProvider>
    </CustomerDialog>
  );
}
