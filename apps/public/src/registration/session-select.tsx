import { Stack, Text } from '@wbd/ui';
import { Field, FormAlert, NativeSelect } from '@wbd/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues, Submitted } from './form-values.ts';
import type { SessionOption } from './session-choice.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.session;

/** The dates of the seminar, with how many seats are left. */
export function SessionSelect({ options }: { options: readonly SessionOption[] }) {
  const { register, formState } = useFormContext<FormValues, unknown, Submitted>();
  const chosen = useWatch<FormValues, 'sessionId'>({ name: 'sessionId' });
  const fewSeats = options.find(({ id }) => id === chosen)?.fewSeats ?? null;
  return (
    <Stack gap="2" w="full">
      <Field label={texts.label} required error={formState.errors.sessionId?.message}>
        <NativeSelect {...register('sessionId')}>
          <option value="">{texts.placeholder}</option>
          {options.map(({ id, label, disabled }) => (
            <option key={id} value={id} disabled={disabled}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {fewSeats !== null && (
        <Text role="status" textStyle="sm" color="fg.warning" fontWeight="medium">
          {texts.fewSeatsHint(fewSeats)}
        </Text>
      )}
      {options.every(({ disabled }) => disabled) && (
        <FormAlert status="info">{texts.allFull}</FormAlert>
      )}
    </Stack>
  );
}
