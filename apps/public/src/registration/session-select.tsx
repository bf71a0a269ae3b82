import { Button, Stack, Text, Unbroken } from '@wbd/ui';
import { FormAlert, SelectField, useWatch } from '@wbd/ui/form';
import { CalendarCheck, Hourglass } from 'lucide-react';
import type { RegistrationForm } from './form-values.ts';
import { areAllFull, fullSessions, onlyChoice, type SessionOption } from './session-choice.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.session;

interface SessionSelectProps {
  form: RegistrationForm;
  options: readonly SessionOption[];
  /** visitors may wait for a full session; advisors cannot have customers wait */
  mayWait: boolean;
}

/** The dates of the seminar, with how many seats are left; or the full ones, to wait for a seat. */
export function SessionSelect({ form, options, mayWait }: SessionSelectProps) {
  const { control, setValue, clearErrors, setFocus } = form;
  const [chosen, variant] = useWatch({ control, name: ['sessionId', 'variant'] });
  const waits = variant === 'waiting';
  const full = fullSessions(options);
  const shown = waits ? full : options;
  const option = shown.find(({ id }) => id === chosen);
  const fewSeats = option?.fewSeats ?? null;
  const isAllFull = areAllFull(options);

  function choose(waitsNow: boolean): void {
    clearErrors('sessionId');
    setValue('variant', waitsNow ? 'waiting' : 'self');
    setValue('sessionId', onlyChoice(waitsNow ? full : options));
    setFocus('sessionId');
  }

  return (
    <Stack gap="2" w="full" align="flex-start">
      <SelectField
        form={form}
        name="sessionId"
        required
        options={[
          { value: '', label: texts.placeholder },
          ...shown.map(({ id, label, disabled }) => ({ value: id, label, disabled })),
        ]}
      />
      {option && (
        // a phone's field cuts it off
        <Text hideFrom="sm" textStyle="sm" color="fg.muted">
          {texts.place(option.location)}
        </Text>
      )}
      {fewSeats !== null && (
        <Text role="status" textStyle="sm" color="fg.warning" fontWeight="medium">
          {texts.fewSeatsHint(fewSeats)}
        </Text>
      )}
      {isAllFull && !waits && (
        <FormAlert status="info">
          {mayWait && full.length > 0 ? texts.allFullButList : texts.allFull}
        </FormAlert>
      )}
      {waits && (
        <FormAlert status="info">
          <Unbroken>{texts.waitHint}</Unbroken>
        </FormAlert>
      )}
      {mayWait && !waits && full.length > 0 && (
        <Button
          // where nothing can be booked, it is what the page is for
          {...(isAllFull
            ? ({ size: 'lg', w: 'full' } as const)
            : ({ variant: 'outline', size: 'sm' } as const))}
          h="auto"
          minH="11"
          py="2"
          whiteSpace="normal"
          textAlign={isAllFull ? 'center' : 'start'}
          onClick={() => {
            choose(true);
          }}
        >
          <Hourglass aria-hidden />
          {isAllFull ? texts.waitAllFull : texts.wait}
        </Button>
      )}
      {waits && !isAllFull && (
        <Button
          variant="outline"
          size="sm"
          minH="11"
          onClick={() => {
            choose(false);
          }}
        >
          <CalendarCheck aria-hidden />
          {texts.doNotWait}
        </Button>
      )}
    </Stack>
  );
}
