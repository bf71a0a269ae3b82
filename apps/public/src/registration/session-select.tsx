import { Stack, Text } from '@wbd/ui';
import { FormAlert, SelectField, useWatch } from '@wbd/ui/form';
import type { RegistrationForm } from './form-values.ts';
import type { SessionOption } from './session-choice.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.session;

interface SessionSelectProps {
  form: RegistrationForm;
  options: readonly SessionOption[];
}

/** The dates of the seminar, with how many seats are left. */
export function SessionSelect({ form, options }: SessionSelectProps) {
  const chosen = useWatch({ control: form.control, name: 'sessionId' });
  const fewSeats = options.find(({ id }) => id === chosen)?.fewSeats ?? null;
  return (
    <Stack gap="2" w="full">
      <SelectField
        form={form}
        name="sessionId"
        required
        options={[
          { value: '', label: texts.placeholder },
          ...options.map(({ id, label, disabled }) => ({ value: id, label, disabled })),
        ]}
      />
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
