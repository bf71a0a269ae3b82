import { closeAccountMutation } from '@wbd/data/advisors';
import {
  boundSubscriptions,
  formatMoney,
  stillOwed,
  type Billing,
  type SubscriptionFacts,
} from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { chakra, Stack, Text } from '@wbd/ui';
import { CodeField, PasswordField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { setSigningOut } from '../shared/signing-out.ts';
import { DownloadDataButton } from './download-data-button.tsx';
import { profileTexts } from './texts.de.ts';
import { useLeave } from './use-leave.ts';
import { usePasswordProof } from '../shared/proof/use-password-proof.ts';

const texts = profileTexts.closing.dialog;

const confirmationSchema = z.object({
  password: z.string().check(z.minLength(1)),
  code: z.string(),
});
type Confirmation = z.infer<typeof confirmationSchema>;

const Points = chakra('ul', { base: { listStyle: 'disc', ps: '5', display: 'grid', gap: '2' } });

interface CloseAccountDialogProps {
  code: string;
  /** the subscription that ends with the account */
  running: SubscriptionFacts | null;
  billing: Billing | null;
  onClose: () => void;
}

/** Says what closing the account does, and asks for the password. */
export function CloseAccountDialog({ code, running, billing, onClose }: CloseAccountDialogProps) {
  const close = useMutation(closeAccountMutation());
  const leave = useLeave();
  const form = useForm({
    schema: confirmationSchema,
    defaultValues: { password: '', code: '' },
    words: texts.words,
  });

  const { step, prove } = usePasswordProof();

  async function isProven({ password, code }: Confirmation): Promise<boolean> {
    const unproven = await prove(password, code);
    if (unproven && unproven.message !== null) {
      form.setError(unproven.field, { message: unproven.message }, { shouldFocus: true });
    }
    return unproven === null;
  }

  async function confirm(values: Confirmation): Promise<void> {
    if (!(await isProven(values))) return;
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
      failure={{ title: texts.failed }}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Stack gap="5">
        <Points>
          {pointsOf(running, billing).map(({ what, happens }) => (
            <li key={what}>
              <Text as="strong">{what}</Text> {happens}
            </li>
          ))}
        </Points>
        <Stack gap="2" align="flex-start">
          <Text>{texts.take}</Text>
          <DownloadDataButton code={code} />
        </Stack>
        {step ? (
          <CodeField
            form={form}
            name="code"
            autoFocus
            hint={step.phone === null ? texts.codeFromApp : texts.codeSentTo(step.phone)}
          />
        ) : (
          <PasswordField form={form} name="password" />
        )}
      </Stack>
    </FormDialog>
  );
}

interface Point {
  what: string;
  happens: string;
}

function pointsOf(running: SubscriptionFacts | null, billing: Billing | null): Point[] {
  if (!running) return [...texts.points];
  const bound = boundSubscriptions(billing, new Date());
  if (bound.length > 0) return [...bound.map(boundPoint), ...overdue(billing), ...texts.points];
  const { what, happens, owed } = texts.package;
  const name = subscriptionName(running);
  const isOwed = running.status === 'past_due';
  const end = formatDate(running.currentPeriodEnd);
  return [{ what, happens: isOwed ? owed(name) : happens(name, end) }, ...texts.points];
}

/** The remaining debt for a package within its minimum term. */
function boundPoint(subscription: ReturnType<typeof boundSubscriptions>[number]): Point {
  const { what, ...words } = texts.bound;
  const { payments, each, total, until } = stillOwed(subscription);
  const name = subscriptionName(subscription);
  const end = formatDate(until);
  if (payments === 0) return { what, happens: words.paid(name, end) };
  if (each === null || total === null) return { what, happens: words.unknown(name, end) };
  const sum = { count: payments, each: formatMoney(each), total: formatMoney(total) };
  return { what, happens: words.happens(name, end, sum) };
}

function overdue(billing: Billing | null): Point[] {
  const owed = billing?.owed ?? null;
  return owed === null
    ? []
    : [{ what: texts.overdue.what, happens: texts.overdue.happens(formatMoney(owed.cents)) }];
}
