import { signOut } from '@wbd/auth';
import { deleteCustomerMutation } from '@wbd/data/customers';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.erase;

/** Erases the person with everything about them, after a question, and signs them out: the login is gone, too. */
export function ErasePart({ uid, onErased }: { uid: string; onErased: () => void }) {
  const erase = useMutation(deleteCustomerMutation());
  const [asks, setAsks] = useState(false);

  async function confirm(): Promise<void> {
    try {
      await erase.mutateAsync({ customerId: uid });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
      return;
    } finally {
      setAsks(false);
    }
    onErased();
    // the login that it would end no longer exists: what remains of it in the browser goes with the next visit at the latest
    await signOut().catch(() => undefined);
  }

  return (
    <Stack gap="4" align="flex-start" css={{ '@media print': { display: 'none' } }}>
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
        busy={erase.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsks(false);
        }}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </Stack>
  );
}
