import { EmailField, FormGrid, PhoneField, TextField, useWatch } from '@wbd/ui/form';
import type { RegistrationForm } from './form-values.ts';

interface PersonFieldsProps {
  form: RegistrationForm;
  phoneHint: string;
  /** the device is that of the person described: the browser may fill in what it knows, and remember what is typed */
  isOwnDevice: boolean;
  /** set when an advisor registers a customer, who needs only one contact */
  isCustomer?: boolean;
}

/** Name, e-mail and phone number; the number is shown back the way it will be used. */
export function PersonFields({
  form,
  phoneHint,
  isOwnDevice,
  isCustomer = false,
}: PersonFieldsProps) {
  const [email, phone, reason] = useWatch({
    control: form.control,
    name: ['email', 'phone', 'withoutContact'],
  });
  const isUnreachable = email.trim() === '' && phone.trim() === '';
  const needsReason = isCustomer && isUnreachable && (form.formState.isSubmitted || reason !== '');
  const autoComplete = (name: string) => (isOwnDevice ? name : 'off');
  return (
    <FormGrid>
      <TextField form={form} name="firstName" required autoComplete={autoComplete('given-name')} />
      <TextField form={form} name="lastName" required autoComplete={autoComplete('family-name')} />
      <EmailField
        form={form}
        name="email"
        required={!isCustomer}
        autoComplete={autoComplete('email')}
      />
      <PhoneField
        form={form}
        name="phone"
        required={!isCustomer}
        hint={phoneHint}
        autoComplete={autoComplete('tel')}
      />
      {needsReason && <TextField form={form} name="withoutContact" autoComplete="off" />}
    </FormGrid>
  );
}
