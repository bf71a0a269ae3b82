import { draftSession, type SessionWithAccess } from '@wbd/data/sessions';
import { Button, Stack } from '@wbd/ui';
import { useFieldArray, useWatch, type KitForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { Plus } from 'lucide-react';
import type { CheckedSeminar, SeminarValues } from './seminar-values.ts';
import { SessionFields } from './session-fields.tsx';
import { newRow } from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

export interface SessionsFieldProps {
  form: KitForm<SeminarValues, CheckedSeminar>;
  /** the sessions as they were read */
  stored: readonly SessionWithAccess[];
}

/** The dates of a seminar; at least one. */
export function SessionsField({ form, stored }: SessionsFieldProps) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'sessions',
    // the rows have an id of their own
    keyName: 'key',
  });
  const online = useWatch({ control: form.control, name: 'online' });
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
            onRemove={
              fields.length > 1
                ? () => {
                    remove(index);
                  }
                : undefined
            }
          />
        ))}
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() => {
            append(newRow(draftSession(), new Date()), {
              focusName: `sessions.${fields.length}.location`,
            });
          }}
        >
          <Plus aria-hidden />
          {texts.addSession}
        </Button>
      </Stack>
    </Card>
  );
}
