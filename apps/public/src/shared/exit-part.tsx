import { Heading, Stack, Text } from '@wbd/ui';
import { FailureAlert, type FailureTexts } from '@wbd/ui/feedback';
import { ConfirmedExit } from './confirmed-exit.tsx';

interface ExitPartProps {
  words: {
    title: string;
    text: string;
    button: string;
    confirmTitle: string;
    confirmText: string;
    keep: string;
    failed: string;
  };
  errors: FailureTexts;
  exit: {
    mutateAsync: () => Promise<unknown>;
    isPending: boolean;
    isError: boolean;
    error: unknown;
  };
  onDone: () => void;
}

/** Gives up what a signed link is about, once the person has confirmed it. */
export function ExitPart({ words, errors, exit, onDone }: ExitPartProps) {
  async function confirm(): Promise<void> {
    try {
      await exit.mutateAsync();
      onDone();
    } catch {
      // the alert shows the error
    }
  }

  return (
    <Stack gap="4" align="flex-start">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {words.title}
        </Heading>
        <Text color="fg.muted">{words.text}</Text>
      </Stack>
      <ConfirmedExit
        label={words.button}
        confirmLabel={words.button}
        title={words.confirmTitle}
        text={words.confirmText}
        keepLabel={words.keep}
        busy={exit.isPending}
        onConfirm={confirm}
      />
      {exit.isError && <FailureAlert error={exit.error} title={words.failed} texts={errors} />}
    </Stack>
  );
}
