import { AuthError, confirmPassword } from '@wbd/auth';
import { closeAccountMutation } from '@wbd/data/advisors';
import type { SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { chakra, Stack, Text } from '@wbd/ui';
import { PasswordField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { setSigningOut } from '../shared/signing-out.ts';
import { DownloadDataButton } from './download-data-button.tsx';
import { closingFailures, passwordErrors, profileTexts } from './texts.de.ts';
import { useLeave } from './use-leave.ts';

const texts = profileTexts.closing.dialog;

const confirmationSchema = z.object({ password: z.string().check(z.minLength(1)) });
type Confirmation = z.infer<typeof confirmationSchema>;

const Points = chakra('ul', { base: { listStyle: 'disc', ps: '5', display: 'grid', gap: '2' } });

interface CloseAccountDialogProps {
  code: string;
  /** the subscription that ends with the account */
  running: SubscriptionFacts | null;
  onClose: () => void;
}

/** Says what closing the account does, and asks for the password. */
export function CloseAccountDialog({ code, running, onClose }: CloseAccountDialogProps) {
  const close = useMutation(closeAccountMutation());
  const leave = useLeave();
  const form = useForm({
    schema: confirmationSchema,
    defaultValues: { password: '' },
    words: texts.words,
  });

  async function confirm({ password }: Confirmation): Promise<void> {
    try {
      await confirmPassword(password);
    } catch (error) {
      const reason = error instanceof AuthError ? error.code : 'auth/unknown';
      form.setError('password', { message: passwordErrors[reason] }, { shouldFocus: true });
      return;
    }
    // the page must not mistake a person who no longer has a profile for one who may not see it
    setSigningOut(true);
    try {
      await close.mutateAsync({});
    } catch (error) {
      setSigningOut(false);
      throw error;
    }
    await leave();
  }

  return (
    <FormDialog
      destructive
      form={form}
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{ title: texts.failed, texts: closingFailures }}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Stack gap="5">
        <Points>
          {pointsOf(running).map(({ what, happens }) => (
            <li key={what}>
              <Text as="strong">{what}</Text> {happens}
            </li>
          ))}
        </Points>
        <Stack gap="2" align="flex-start">
          <Text>{texts.take}</Text>
          <DownloadDataButton code={code} />
        </Stack>
        <PasswordField form={form} name="password" />
      </Stack>
    </FormDialog>
  );
}

function pointsOf(running: SubscriptionFacts | null): { what: string; happens: string }[] {
  if (!running) return [...texts.points];
  const { what, happens, owed } = texts.package;
  const name = subscriptionName(running);
  const isOwed = running.status === 'past_due';
  const end = formatDate(running.currentPeriodEnd);
  return [{ what, happens: isOwed ? owed(name) : happens(name, end) }, ...texts.points];
}
