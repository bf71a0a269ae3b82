import { draftSession, type SessionWithAccess } from '@wbd/data/sessions';
import { daySchema } from '@wbd/domain/fields';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { useFieldArray, useWatch, type KitForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { CalendarRange, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CheckedSeminar, SeminarValues } from './seminar-values.ts';
import { SessionFields } from './session-fields.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { copyRow, newRow, repeated, type SessionRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

export interface SessionsFieldProps {
  form: KitForm<SeminarValues, CheckedSeminar>;
  /** the sessions as they were read */
  stored: readonly SessionWithAccess[];
}

/** The dates of a seminar; at least one. */
export function SessionsField({ form, stored }: SessionsFieldProps) {
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: 'sessions',
    // the rows have an id of their own
    keyName: 'key',
  });
  const online = useWatch({ control: form.control, name: 'online' });
  const [series, setSeries] = useState<SessionRow | null>(null);
  const [needsDay, setNeedsDay] = useState(false);

  const openSeries = () => {
    const last = form.getValues('sessions').at(-1);
    const hasDay = last !== undefined && daySchema.safeParse(last.day).success;
    setNeedsDay(!hasDay);
    if (hasDay) setSeries(last);
  };
  return (
    <Card title={texts.sessions}>
      <Stack gap="6">
        {fields.map(({ key, id }, index) => (
          <SessionFields
            key={key}
            form={form}
            index={index}
            online={online}
            stored={stored.find((session) => session.id === id)}
            onCopy={() => {
              const row = form.getValues(`sessions.${index}`);
              insert(index + 1, copyRow(row, draftSession()), {
                focusName: `sessions.${index + 1}.day`,
              });
            }}
            onRemove={
              fields.length > 1
                ? () => {
                    remove(index);
                  }
                : undefined
            }
          />
        ))}
        <Flex gap="3" wrap="wrap">
          <Button
            variant="outline"
            onClick={() => {
              append(newRow(draftSession(), new Date()), {
                focusName: `sessions.${fields.length}.location`,
              });
            }}
          >
            <Plus aria-hidden />
            {texts.addSession}
          </Button>
          <Button variant="ghost" onClick={openSeries}>
            <CalendarRange aria-hidden />
            {texts.addSeries}
          </Button>
        </Flex>
        {needsDay && (
          <Text role="status" color="fg.muted">
            {texts.seriesNeedsDay}
          </Text>
        )}
      </Stack>
      {series && (
        <SeriesDialog
          first={series.day}
          onAdd={(days) => {
            append(repeated(series, days, draftSession), { shouldFocus: false });
          }}
          onClose={() => {
            setSeries(null);
          }}
        />
      )}
    </Card>
  );
}
