import { decidePayoutMutation } from '@wbd/data/payouts';
import type { Payout } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { payoutsTexts as texts } from './texts.de.ts';

/** The next step of a payout; a statement that came back is named for the person who confirms it. */
export type PayoutStep =
  { kind: 'discard' | 'refuse' | 'settle' } | { kind: 'return'; statement: string; name: string };

interface StepDialogProps {
  payout: Payout;
  step: PayoutStep;
  onClose: () => void;
}

/** Asks before a payout changes: what follows cannot be taken back. */
export function StepDialog({ payout, step, onClose }: StepDialogProps) {
  const decide = useMutation(decidePayoutMutation());
  const { kind } = step;
  const sum = formatMoney(payout.controlSum);

  async function store(): Promise<void> {
    try {
      await decide.mutateAsync({
        payoutId: payout.id,
        step: step.kind === 'return' ? { kind: step.kind, statement: step.statement } : step,
      });
      toast({ type: 'success', title: texts.done[kind] });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.dialog[kind].title}
      confirmLabel={texts.actions[kind]}
      isLoss={kind === 'discard' || kind === 'refuse'}
      busy={decide.isPending}
      onConfirm={() => void store()}
      onCancel={onClose}
    >
      {step.kind === 'return'
        ? texts.dialog.return.text(step.name)
        : texts.dialog[step.kind].text(payout.statements.length, sum)}
    </ConfirmDialog>
  );
}
