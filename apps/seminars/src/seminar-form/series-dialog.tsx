import { formatLongDate } from '@wbd/domain/time';
import { Box, Stack, Text } from '@wbd/ui';
import { FormGrid, NumberField, SelectField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { followingDays, MOST_REPETITIONS, RHYTHMS } from './series.ts';
import { formTexts } from './texts.de.ts';

const texts = formTexts.series;

const rhythmSchema = z.enum(RHYTHMS);
const countSchema = z.int().check(z.minimum(1), z.maximum(MOST_REPETITIONS));
const schema = z.object({
  rhythm: rhythmSchema,
  count: z.pipe(z.nullable(z.union([z.number(), z.nan()])), countSchema),
});

export interface SeriesDialogProps {
  /** the day that the series goes on from, yyyy-MM-dd */
  first: string;
  onAdd: (days: readonly string[]) => void;
  onClose: () => void;
}

/** More dates in a rhythm, shown before they are added. */
export function SeriesDialog({ first, onAdd, onClose }: SeriesDialogProps) {
  const form = useForm({
    schema,
    defaultValues: { rhythm: 'weekly', count: 4 },
    words: texts,
  });
  const [rhythm, typed] = form.watch(['rhythm', 'count']);
  const count = countSchema.safeParse(typed);
  const days = count.success ? followingDays(first, rhythm, count.data) : [];
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text(dayName(first))}
      submitLabel={texts.submit}
      onSubmit={(values) => {
        onAdd(followingDays(first, values.rhythm, values.count));
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="5">
        <FormGrid>
          <SelectField
            form={form}
            name="rhythm"
            options={RHYTHMS.map((value) => ({ value, label: texts.rhythms[value] }))}
          />
          <NumberField form={form} name="count" required />
        </FormGrid>
        {days.length > 0 && (
          <Box>
            <Text fontWeight="medium">{texts.preview}</Text>
            <Stack as="ul" aria-label={texts.preview} gap="0.5" textStyle="sm">
              {days.map((day) => (
                <li key={day}>{dayName(day)}</li>
              ))}
            </Stack>
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}

/** A day as a person reads it; midday in Greenwich is the same day in Berlin, summer and winter. */
function dayName(day: string): string {
  return formatLongDate(new Date(`${day}T12:00:00Z`));
}
