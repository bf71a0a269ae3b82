import { planChangeMutation } from '@wbd/data/billing';
import { earliestEnd, planPrice, type PriceKey, type SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { formatEuros } from '@wbd/ui/pricing';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { pricingTexts } from './texts.de.ts';

const texts = pricingTexts.planning;

interface PlanChangeDialogProps {
  uid: string;
  running: SubscriptionFacts;
  /** the price after the change; null while the dialog is closed */
  wanted: PriceKey | null;
  onClose: () => void;
}

/** Says what changes and when, and plans it after a yes. */
export function PlanChangeDialog({ uid, running, wanted, onClose }: PlanChangeDialogProps) {
  const mutation = useMutation(planChangeMutation(uid));
  const price = planPrice(wanted ?? '');
  const next = wanted === null ? '' : subscriptionName({ price: wanted });

  async function plan(): Promise<void> {
    try {
      const { at } = await mutation.mutateAsync({ price: wanted });
      if (at !== null) toast({ type: 'success', title: texts.done(formatDate(new Date(at))) });
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <ConfirmDialog
      open={wanted !== null}
      title={texts.title(next)}
      confirmLabel={texts.confirm}
      isLoss={false}
      busy={mutation.isPending}
      onConfirm={() => void plan()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{texts.text(subscriptionName(running), formatDate(earliestEnd(running)), next)}</Text>
        {price && (
          <Text>
            {texts.price(formatEuros(price.cents / 100), texts.intervals[price.interval])}
            {price.schedule === 'monthly' && running.minimumTermEnd === null && ` ${texts.term}`}
          </Text>
        )}
        <Text>{texts.data}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
