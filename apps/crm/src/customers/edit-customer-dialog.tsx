import { customerQuery, updateCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { useMutation, useQueryClient } from '@wbd/query';
import { toast } from '@wbd/ui';
import {
  DateField,
  Field,
  FormGrid,
  Input,
  PhoneField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import {
  editCustomerSchema,
  NOTED_DETAILS,
  toChanges,
  toEditValues,
  type EditCustomerValues,
} from './customer-form.ts';
import { ConsentNote } from './consent-note.tsx';
import { DetailField } from './detail-field.tsx';
import { crmTexts } from './texts.de.ts';

export interface EditCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Changes what an advisor may change about a customer. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const update = useMutation(updateCustomerMutation(customer.advisor));
  const client = useQueryClient();
  // the list is read again while the dialog is open
  const [opened, setOpened] = useState(customer);
  const form = useForm({
    schema: editCustomerSchema,
    defaultValues: toEditValues(opened),
    words: crmTexts,
  });

  const phone = useWatch({ control: form.control, name: 'phone' });
  const needsReason = opened.email === null && phone.trim() === '';

  /** Shows what was changed elsewhere, except where the advisor has typed something else. */
  async function readAgain(): Promise<void> {
    const current = await client.query({ ...customerQuery(customer.id), staleTime: 0 });
    if (current === null) return;
    setOpened(current);
    form.reset(toEditValues(current), { keepDirtyValues: true });
  }

  async function save(values: EditCustomerValues): Promise<void> {
    const changes = toChanges(values, opened);
    if (Object.keys(changes).length > 0) {
      try {
        await update.mutateAsync({ opened, changes });
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') await readAgain();
        throw error;
      }
    }
    toast({ type: 'success', title: crmTexts.saved });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={crmTexts.editTitle}
      failure={{
        title: crmTexts.saveFailed,
        text: crmTexts.saveFailedText,
        texts: { conflict: crmTexts.changedElsewhere },
      }}
      failingFields={{
        'phone/invalid': 'phone',
        'customer/phone-taken': 'phone',
        'customer/no-contact': 'withoutContact',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormGrid>
        <TextField form={form} name="firstName" required />
        <TextField form={form} name="lastName" required />
        <Field
          label={crmTexts.fields.email}
          hint={crmTexts.emailHint[opened.proven ? 'proven' : 'entered']}
          readOnly
        >
          <Input type="email" value={customer.email ?? crmTexts.none} readOnly />
        </Field>
        {opened.proven ? (
          <TextField form={form} name="phone" type="tel" hint={crmTexts.phoneHint} readOnly />
        ) : (
          <PhoneField form={form} name="phone" autoComplete="off" />
        )}
        {needsReason && (
          <TextField form={form} name="withoutContact" hint={crmTexts.withoutContactHint} />
        )}
        <DateField form={form} name="bday" />
        {NOTED_DETAILS.map((name) => (
          <DetailField key={name} form={form} name={name} />
        ))}
        <DateField form={form} name="lastContact" />
      </FormGrid>
      <ConsentNote consent={opened.consent} />
    </FormDialog>
  );
}
