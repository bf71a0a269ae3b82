import { saveHoursMutation } from '@wbd/data/appointments';
import { STATES, WEEKDAYS } from '@wbd/domain/appointments';
import { useMutation } from '@wbd/query';
import { Box, Button, Heading, IconButton, SimpleGrid, Stack, Text, toast } from '@wbd/ui';
import {
  DateField,
  Form,
  FormAlert,
  SelectField,
  TextField,
  useFieldArray,
  useForm,
} from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursForm, hoursOfForm, type HoursForm as Values } from './hours-values.ts';
import { hoursTexts as texts } from './texts.de.ts';

/** The hours of the week, holidays and other exceptions. */
export function HoursForm({ values }: { values: Values }) {
  const save = useMutation(saveHoursMutation());
  const form = useForm({ schema: hoursForm, defaultValues: values, words: texts });
  const exceptions = useFieldArray({ control: form.control, name: 'exceptions' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const rowError = errors.exceptions?.root?.message ?? errors.exceptions?.message;
  return (
    <Card title={texts.title} text={texts.text}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Form
        form={form}
        label={texts.title}
        failure={{ title: texts.saveFailed }}
        onSubmit={async (typed) => {
          await save.mutateAsync(hoursOfForm(typed));
          form.reset(typed);
          toast({ type: 'success', title: texts.saved, description: texts.booked });
        }}
      >
        <Stack gap="6">
          <Section title={texts.week} hint={texts.weekHint}>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              {WEEKDAYS.map((weekday) => (
                <TextField key={weekday} form={form} name={weekday} autoComplete="off" />
              ))}
            </SimpleGrid>
          </Section>
          <SelectField
            form={form}
            name="holidaysOf"
            options={[
              { value: '', label: texts.noHolidays },
              ...STATES.map((value) => ({ value, label: texts.states[value] })),
            ]}
          />
          <Section title={texts.exceptions} hint={texts.exceptionsHint}>
            <Stack gap="4">
              {exceptions.fields.map((row, index) => (
                <SimpleGrid
                  key={row.id}
                  templateColumns={{ base: '1fr', md: '1fr 1fr 1fr auto' }}
                  gap="3"
                  alignItems="end"
                >
                  <DateField
                    form={form}
                    name={`exceptions.${index}.from`}
                    label={texts.exception.from}
                    required
                  />
                  <DateField
                    form={form}
                    name={`exceptions.${index}.to`}
                    label={texts.exception.to}
                  />
                  <TextField
                    form={form}
                    name={`exceptions.${index}.hours`}
                    label={texts.exception.hours}
                    autoComplete="off"
                  />
                  <IconButton
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={texts.exception.remove(index + 1)}
                    onClick={() => exceptions.remove(index)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </SimpleGrid>
              ))}
              {rowError !== undefined && <FormAlert status="error">{rowError}</FormAlert>}
              <Button
                variant="surface"
                colorPalette="gray"
                alignSelf="flex-start"
                onClick={() => exceptions.append({ from: '', to: '', hours: '' })}
              >
                <Plus aria-hidden />
                {texts.add}
              </Button>
            </Stack>
          </Section>
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box>
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {hint}
      </Text>
      {children}
    </Box>
  );
}
