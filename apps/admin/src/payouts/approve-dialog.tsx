import { decidePayoutMutation } from '@wbd/data/payouts';
import { sumOf, type WaitingPayout } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Text, toast } from '@wbd/ui';
import { useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { payoutsTexts } from './texts.de.ts';

const texts = payoutsTexts.dialog;
const schema = z.object({});

interface ApproveDialogProps {
  payout: WaitingPayout;
  org: string;
  onClose: () => void;
}

/** Shows what the approval releases. Stays open when the approval fails. */
export function ApproveDialog({ payout, org, onClose }: ApproveDialogProps) {
  const decide = useMutation(decidePayoutMutation());
  const form = useForm({ schema, defaultValues: {}, words: texts });
  const pays = payout.statements.filter(({ part }) => part === 'pays');
  const outcome = pays.length > 0 ? 'pays' : 'own';
  return (
    <FormDialog
      isConfirmation
      size="sm"
      form={form}
      title={texts.title}
      submitLabel={texts.submit[outcome]}
      failure={{ title: payoutsTexts.failed }}
      onSubmit={async () => {
        await decide.mutateAsync({ payoutId: payout.id, step: { kind: 'approve' } });
        toast({ type: 'success', title: payoutsTexts.done[outcome] });
        onClose();
      }}
      onClose={onClose}
    >
      <Text>
        {outcome === 'pays' ? texts.pays(pays.length, formatMoney(sumOf(pays)), org) : texts.own}
      </Text>
    </FormDialog>
  );
}
