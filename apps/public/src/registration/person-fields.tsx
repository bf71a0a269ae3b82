import { EmailField, FormGrid, PhoneField, TextField } from '@wbd/ui/form';
import type { RegistrationForm } from './form-values.ts';

interface PersonFieldsProps {
  form: RegistrationForm;
  phoneHint: string;
  /** the device is that of the person described: the browser may fill in what it knows, and remember what is typed */
  isOwnDevice: boolean;
}

/** Name, e-mail and phone number; the number is shown back the way it will be used. */
export function PersonFields({ form, phoneHint, isOwnDevice }: PersonFieldsProps) {
  const autoComplete = (name: string) => (isOwnDevice ? name : 'off');
  return (
    <FormGrid>
      <TextField form={form} name="firstName" required autoComplete={autoComplete('given-name')} />
      <TextField form={form} name="lastName" required autoComplete={autoComplete('family-name')} />
      <EmailField form={form} name="email" required autoComplete={autoComplete('email')} />
      <PhoneField
        form={form}
        name="phone"
        required
        hint={phoneHint}
        autoComplete={autoComplete('tel')}
      />
    </FormGrid>
  );
}
