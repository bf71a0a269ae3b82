import { isValidPhone, normalizePhone } from '@wbd/domain';
import { SimpleGrid } from '@wbd/ui';
import { Field, Input, PhoneInput } from '@wbd/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues, Submitted } from './form-values.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.person;

interface PersonFieldsProps {
  phoneHint: string;
  /** the person at the keyboard is the one described: the browser may fill in what it knows */
  isSelf: boolean;
}

/** Name, e-mail and phone number; the number is shown back the way it will be used. */
export function PersonFields({ phoneHint, isSelf }: PersonFieldsProps) {
  const { register, formState } = useFormContext<FormValues, unknown, Submitted>();
  const { errors } = formState;
  const typed = useWatch<FormValues, 'phone'>({ name: 'phone' });
  const phone = normalizePhone(typed);
  const autoComplete = (name: string) => (isSelf ? name : 'off');
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" w="full">
      <Field label={texts.firstName} required error={errors.firstName?.message}>
        <Input autoComplete={autoComplete('given-name')} {...register('firstName')} />
      </Field>
      <Field label={texts.lastName} required error={errors.lastName?.message}>
        <Input autoComplete={autoComplete('family-name')} {...register('lastName')} />
      </Field>
      <Field label={texts.email} required error={errors.email?.message} hint={texts.emailHint}>
        <Input
          type="email"
          inputMode="email"
          autoComplete={autoComplete('email')}
          {...register('email')}
        />
      </Field>
      <Field
        label={texts.phone}
        required
        error={errors.phone?.message}
        hint={isValidPhone(phone) && phone !== typed ? texts.phoneRead(phone) : phoneHint}
      >
        <PhoneInput autoComplete={autoComplete('tel')} {...register('phone')} />
      </Field>
    </SimpleGrid>
  );
}
