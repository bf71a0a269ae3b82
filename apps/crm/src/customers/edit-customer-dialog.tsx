import { updateCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import {
  DateField,
  Field,
  FormGrid,
  Input,
  PhoneField,
  SelectField,
  TextField,
  useForm,
} from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import {
  editCustomerSchema,
  JOB_OPTIONS,
  toChanges,
  toEditValues,
  type EditCustomerValues,
} from './customer-form.ts';
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
    schema: editCustomerSchema,
    defaultValues: toEditValues(opened),
    words: crmTexts,
  });

  async function save(values: EditCustomerValues): Promise<void> {
    const changes = toChanges(values, opened);
    if (Object.keys(changes).length > 0) await update.mutateAsync({ id: customer.id, changes });
    toast({ type: 'success', title: crmTexts.saved });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={crmTexts.editTitle}
      failure={{ title: crmTexts.saveFailed, text: crmTexts.saveFailedText }}
      failingFields={{ 'customer/phone-taken': 'phone' }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormGrid>
        <TextField form={form} name="firstName" required />
        <TextField form={form} name="lastName" required />
        <Field label={crmTexts.fields.email} hint={crmTexts.emailHint} readOnly>
          <Input type="email" value={customer.email ?? crmTexts.none} readOnly />
        </Field>
        {opened.proven ? (
          <TextField form={form} name="phone" type="tel" hint={crmTexts.phoneHint} readOnly />
        ) : (
          <PhoneField form={form} name="phone" autoComplete="off" />
        )}
        <DateField form={form} name="bday" />
        <SelectField form={form} name="job" options={JOB_OPTIONS} />
        <DateField form={form} name="lastContact" />
      </FormGrid>
    </FormDialog>
  );
}
