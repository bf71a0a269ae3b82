import { cancelSeatMutation } from '@wbd/data/seats';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
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
  const [asks, setAsks] = useState(false);

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync({ token });
      onCancelled();
    } catch (error) {
      toastFailure(error, { title: texts.failed, texts: seatErrors });
    } finally {
      setAsks(false);
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
      <Button
        variant="outline"
        colorPalette="red"
        onClick={() => {
          setAsks(true);
        }}
      >
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.confirmTitle}
        confirmLabel={texts.button}
        cancelLabel={texts.keep}
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsks(false);
        }}
      >
        {texts.confirmText(title, time)}
      </ConfirmDialog>
    </Stack>
  );
}
