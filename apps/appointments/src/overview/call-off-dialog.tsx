import { callOffAppointmentMutation } from '@wbd/data/appointments';
import { LONGEST_CANCELLATION_REASON, type Appointment } from '@wbd/domain/appointments';
import { typedOrNone } from '@wbd/domain/fields';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { callOffTexts as texts } from './texts.de.ts';

const schema = z.object({
  reason: z.pipe(
    typedOrNone,
    z.nullable(z.string().check(z.maxLength(LONGEST_CANCELLATION_REASON))),
  ),
});

/** Asks for the reason before an appointment is called off. */
export function CallOffDialog({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const callOff = useMutation(callOffAppointmentMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts });
  const { id, firstName, lastName, email, start } = appointment;
  const name = `${firstName} ${lastName}`;
  return (
    <FormDialog
      destructive
      form={form}
      title={texts.title}
      submitLabel={texts.confirm}
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason }) => {
        await callOff.mutateAsync({ id, reason });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>
          {email === null ? texts.noEmail(name) : texts.text(name, formatDateTime(start))}
        </Text>
        {email !== null && (
          <TextareaField form={form} name="reason" maxLength={LONGEST_CANCELLATION_REASON} />
        )}
      </Stack>
    </FormDialog>
  );
}
