import { saveTypeMutation } from '@wbd/data/appointments';
import {
  LONGEST_PLACE,
  LONGEST_QUESTION,
  LONGEST_TYPE_TITLE,
  type AppointmentType,
} from '@wbd/domain/appointments';
import { useMutation } from '@wbd/query';
import { SimpleGrid, Stack, toast } from '@wbd/ui';
import { SelectField, TextField, useForm, useWatch } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { typeDialogTexts as texts } from './texts.de.ts';
import {
  formOfType,
  HORIZONS,
  MINUTES,
  NOTICES,
  PAUSES,
  typeForm,
  typeOfForm,
} from './type-values.ts';

interface TypeDialogProps {
  id: string;
  /** the initial values */
  type: Partial<AppointmentType> | null;
  isNew: boolean;
  onClose: () => void;
}

const PLACES = ['phone', 'online', 'address'] as const;

export function TypeDialog({ id, type, isNew, onClose }: TypeDialogProps) {
  const save = useMutation(saveTypeMutation());
  const form = useForm({ schema: typeForm, defaultValues: formOfType(type), words: texts });
  const place = useWatch({ control: form.control, name: 'place' });
  return (
    <FormDialog
      form={form}
      title={isNew ? texts.add : texts.edit}
      size="lg"
      failure={{ title: texts.saveFailed }}
      onSubmit={async (typed) => {
        await save.mutateAsync(typeOfForm(typed, { id, isOpen: type?.isOpen ?? true }));
        toast({ type: 'success', title: texts.saved });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField form={form} name="title" required maxLength={LONGEST_TYPE_TITLE} />
        <SelectField
          form={form}
          name="place"
          options={PLACES.map((value) => ({ value, label: texts.places[value] }))}
        />
        {place === 'online' && (
          <TextField form={form} name="link" required type="url" inputMode="url" />
        )}
        {place === 'address' && (
          <TextField form={form} name="address" required maxLength={LONGEST_PLACE} />
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            form={form}
            name="minutes"
            options={optionsOf(MINUTES, type?.minutes, texts.minutes)}
          />
          <SelectField
            form={form}
            name="pause"
            options={optionsOf(PAUSES, type?.pause, (count) =>
              count === 0 ? texts.noPause : texts.minutes(count),
            )}
          />
          <SelectField
            form={form}
            name="notice"
            options={optionsOf(NOTICES, type?.notice, texts.hours)}
          />
          <SelectField
            form={form}
            name="horizon"
            options={optionsOf(HORIZONS, type?.horizon, texts.days)}
          />
        </SimpleGrid>
        <TextField form={form} name="question1" maxLength={LONGEST_QUESTION} />
        <TextField form={form} name="question2" maxLength={LONGEST_QUESTION} />
        <TextField form={form} name="question3" maxLength={LONGEST_QUESTION} />
      </Stack>
    </FormDialog>
  );
}

/** The usual options, plus the stored value if it is not one of them. */
function optionsOf(
  usual: readonly number[],
  stored: number | undefined,
  words: (count: number) => string,
) {
  const all = new Set(stored === undefined ? usual : [...usual, stored]);
  return [...all]
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: words(count) }));
}
