import { zodResolver } from '@hookform/resolvers/zod';
import { updateCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { Field, Input } from '@wbd/ui/form';
import { useForm } from 'react-hook-form';
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
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(editCustomerSchema),
    defaultValues: toEditValues(customer),
  });
  const { errors } = formState;

  const save = handleSubmit((values) => {
    update.mutate(
      { id: customer.id, changes: toChanges(values, customer) },
      {
        onSuccess: () => {
          toast({ type: 'success', title: crmTexts.saved });
          onClose();
        },
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
      <FormGrid>
        <TextField
          label={crmTexts.fields.firstName}
          error={errors.firstName?.message}
          required
          {...register('firstName')}
        />
        <TextField
          label={crmTexts.fields.lastName}
          error={errors.lastName?.message}
          required
          {...register('lastName')}
        />
        <Field label={crmTexts.fields.email} hint={crmTexts.fields.emailHint} readOnly>
          <Input type="email" value={customer.email ?? crmTexts.none} readOnly />
        </Field>
        <TextField
          label={crmTexts.fields.phone}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          {...register('phone')}
        />
        <TextField
          label={crmTexts.fields.bday}
          error={errors.bday?.message}
          type="date"
          {...register('bday')}
        />
        <JobField error={errors.job?.message} {...register('job')} />
        <TextField
          label={crmTexts.fields.lastContact}
          error={errors.lastContact?.message}
          type="date"
          {...register('lastContact')}
        />
      </FormGrid>
    </CustomerDialog>
  );
}
