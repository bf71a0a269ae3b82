import { cancelAppointmentMutation } from '@wbd/data/appointments';
import { useMutation } from '@wbd/query';
import { Heading, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { bookedErrors, bookedTexts } from './texts.de.ts';

const texts = bookedTexts.cancel;

interface CancelPartProps {
  token: string;
  /** title of the appointment type */
  title: string;
  when: string;
  firstName: string;
  onCancelled: () => void;
}

/** Cancels the appointment once the person has confirmed it. */
export function CancelPart({ token, title, when, firstName, onCancelled }: CancelPartProps) {
  const cancel = useMutation(cancelAppointmentMutation());

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync({ token });
      onCancelled();
    } catch {
      // the alert shows the error
    }
  }

  return (
    <Stack gap="4" align="flex-start">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text(firstName)}</Text>
      </Stack>
      <ConfirmedExit
        label={texts.button}
        confirmLabel={texts.button}
        title={texts.confirmTitle}
        text={texts.confirmText(title, when)}
        keepLabel={texts.keep}
        busy={cancel.isPending}
        onConfirm={confirm}
      />
      {cancel.isError && (
        <FailureAlert error={cancel.error} title={texts.failed} texts={bookedErrors} />
      )}
    </Stack>
  );
}
