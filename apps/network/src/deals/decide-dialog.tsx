import { decideDealMutation } from '@wbd/data/deals';
import {
  decisionReasonSchema,
  isBeforeReferral,
  LONGEST_REASON,
  type Deal,
  type DealDecision,
} from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { CheckboxField, TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { dealsTexts as texts } from './texts.de.ts';

interface DecideDialogProps {
  deal: Deal;
  kind: DealDecision['kind'];
  /** in cents; null while no terms say it */
  cost: number | null;
  /** the cost when a deal closed before the referral is paid for */
  costIfPaid: number | null;
  onClose: () => void;
}

/** Asks before a decision is made, for its reason where it takes something from someone. */
export function DecideDialog({ deal, kind, cost, costIfPaid, onClose }: DecideDialogProps) {
  if (kind === 'refuse' || kind === 'cancel') {
    return <ReasonDialog deal={deal} kind={kind} onClose={onClose} />;
  }
  if (kind === 'confirm' && isBeforeReferral(deal) && costIfPaid !== null) {
    return <EarlyDialog deal={deal} cost={costIfPaid} onClose={onClose} />;
  }
  return <SureDialog deal={deal} kind={kind} cost={cost} onClose={onClose} />;
}

const earlySchema = z.object({ paysEarly: z.boolean() });

interface EarlyDialogProps {
  deal: Deal;
  /** in cents, if it is paid for */
  cost: number;
  onClose: () => void;
}

/** Confirms a deal that was closed before the referral. It earns no commission unless the administrator decides otherwise. */
function EarlyDialog({ deal, cost, onClose }: EarlyDialogProps) {
  const decide = useMutation(decideDealMutation());
  const words = texts.earlyDeal;
  const form = useForm({ schema: earlySchema, defaultValues: { paysEarly: false }, words });
  return (
    <FormDialog
      form={form}
      title={texts.confirming.title}
      submitLabel={texts.actions.confirm}
      failure={{ title: texts.saveFailed }}
      onSubmit={async ({ paysEarly }) => {
        await decide.mutateAsync({ dealId: deal.id, decision: { kind: 'confirm', paysEarly } });
        toast({ type: 'success', title: texts.done.confirm });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{texts.confirming.text(deal.name ?? texts.erased, formatMoney(deal.netCents))}</Text>
        <Text>{words.text(formatDay(deal.on), formatDay(deal.referredOn ?? deal.on))}</Text>
        <CheckboxField form={form} name="paysEarly">
          {words.pay(formatMoney(cost))}
        </CheckboxField>
      </Stack>
    </FormDialog>
  );
}

type SureDialogProps = Pick<DecideDialogProps, 'deal' | 'cost' | 'onClose'> & {
  kind: 'confirm' | 'withdraw';
};

function SureDialog(props: SureDialogProps) {
  const { deal, kind, cost, onClose } = props;
  const decide = useMutation(decideDealMutation());
  const name = deal.name ?? texts.erased;

  async function store(): Promise<void> {
    try {
      await decide.mutateAsync({ dealId: deal.id, decision: { kind } });
      toast({ type: 'success', title: texts.done[kind] });
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    }
  }

  return (
    <ConfirmDialog
      open
      title={kind === 'confirm' ? texts.confirming.title : texts.withdrawing.title}
      confirmLabel={texts.actions[kind]}
      isLoss={kind === 'withdraw'}
      busy={decide.isPending}
      onConfirm={() => void store()}
      onCancel={onClose}
    >
      {kind === 'withdraw'
        ? texts.withdrawing.text(name)
        : [
            texts.confirming.text(name, formatMoney(deal.netCents)),
            cost === null || cost === 0
              ? texts.confirming.free
              : texts.confirming.costs(formatMoney(cost)),
          ].join(' ')}
    </ConfirmDialog>
  );
}

const schema = z.object({ reason: decisionReasonSchema });

interface ReasonDialogProps {
  deal: Deal;
  kind: 'refuse' | 'cancel';
  onClose: () => void;
}

function ReasonDialog({ deal, kind, onClose }: ReasonDialogProps) {
  const decide = useMutation(decideDealMutation());
  const words = texts.reasons[kind];
  const form = useForm({ schema, defaultValues: { reason: '' }, words });
  return (
    <FormDialog
      form={form}
      title={words.title}
      submitLabel={texts.actions[kind]}
      failure={{ title: texts.saveFailed }}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ dealId: deal.id, decision: { kind, reason } });
        toast({ type: 'success', title: texts.done[kind] });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{words.text}</Text>
        <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_REASON} />
      </Stack>
    </FormDialog>
  );
}
