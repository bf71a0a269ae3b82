import { createCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import {
  DateField,
  EmailField,
  FormGrid,
  PhoneField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import {
  addCustomerSchema,
  customerWithEmail,
  EMPTY_CUSTOMER,
  NOTED_DETAILS,
  toNewCustomer,
  type AddCustomerValues,
} from './customer-form.ts';
import { DetailField } from './detail-field.tsx';
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
  const form = useForm({
    schema: addCustomerSchema,
    defaultValues: EMPTY_CUSTOMER,
    words: crmTexts,
  });

  const [email, phone, reason] = useWatch({
    control: form.control,
    name: ['email', 'phone', 'withoutContact'],
  });
  const isUnreachable = email.trim() === '' && phone.trim() === '';
  const needsReason = isUnreachable && (form.formState.isSubmitted || reason !== '');

  async function save(values: AddCustomerValues): Promise<void> {
    const known = customerWithEmail(customers, values.email);
    if (known) {
      const message = crmTexts.emailTaken(`${known.firstName} ${known.lastName}`.trim());
      form.setError('email', { message }, { shouldFocus: true });
      return;
    }
    await create.mutateAsync(toNewCustomer(values));
    toast({ type: 'success', title: crmTexts.added });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={crmTexts.addTitle}
      description={crmTexts.addText}
      failure={{ title: crmTexts.saveFailed, text: crmTexts.addFailedText }}
      failingFields={{
        'customer/email-taken': 'email',
        'phone/invalid': 'phone',
        'customer/phone-taken': 'phone',
        'customer/no-contact': 'email',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormGrid>
        <TextField form={form} name="firstName" required />
        <TextField form={form} name="lastName" required />
        <PhoneField form={form} name="phone" autoComplete="off" />
        <EmailField form={form} name="email" autoComplete="off" />
        {needsReason && (
          <TextField form={form} name="withoutContact" hint={crmTexts.withoutContactHint} />
        )}
        <DateField form={form} name="bday" />
        {NOTED_DETAILS.map((name) => (
          <DetailField key={name} form={form} name={name} />
        ))}
      </FormGrid>
    </FormDialog>
  );
}
