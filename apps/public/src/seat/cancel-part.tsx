import { cancelSeatMutation } from '@wbd/data/seats';
import { useMutation } from '@wbd/query';
import { Heading, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { seatErrors, seatTexts } from './texts.de.ts';

const texts = seatTexts.cancel;

interface CancelPartProps {
  token: string;
  /** of the seminar */
  title: string;
  time: string;
  onCancelled: () => void;
}

/** The way out. */
export function CancelPart({ token, title, time, onCancelled }: CancelPartProps) {
  const cancel = useMutation(cancelSeatMutation());

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync({ token });
      onCancelled();
    } catch {
      // the alert says why
    }
  }

  return (
    <Stack gap="4" align="flex-start">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      <ConfirmedExit
        label={texts.button}
        confirmLabel={texts.button}
        title={texts.confirmTitle}
        text={texts.confirmText(title, time)}
        keepLabel={texts.keep}
        busy={cancel.isPending}
        onConfirm={confirm}
      />
      {cancel.isError && (
        <FailureAlert error={cancel.error} title={texts.failed} texts={seatErrors} />
      )}
    </Stack>
  );
}
