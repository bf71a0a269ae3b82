import { signOut } from '@wbd/auth';
import { deleteCustomerMutation } from '@wbd/data/customers';
import { useMutation } from '@wbd/query';
import { Heading, Stack, Text } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ConfirmedExit } from '../shared/confirmed-exit.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.erase;

/** Erases the person with everything about them, after a question, and signs them out: the login is gone, too. */
export function ErasePart({ uid, onErased }: { uid: string; onErased: () => void }) {
  const erase = useMutation(deleteCustomerMutation());

  async function confirm(): Promise<void> {
    try {
      await erase.mutateAsync({ customerId: uid });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
      return;
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
      <ConfirmedExit
        label={texts.button}
        title={texts.confirmTitle}
        text={texts.confirmText}
        busy={erase.isPending}
        onConfirm={confirm}
      />
    </Stack>
  );
}
