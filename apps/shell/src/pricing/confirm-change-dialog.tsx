import { planPrice, type PriceKey } from '@wbd/domain/plans';
import { Text } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { formatEuros } from '@wbd/ui/pricing';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { pricingTexts } from './texts.de.ts';

const texts = pricingTexts.confirming;

interface ConfirmChangeDialogProps {
  /** the new price; null while the dialog is closed */
  wanted: PriceKey | null;
  busy: boolean;
  onConfirm: (price: PriceKey) => void;
  onClose: () => void;
}

/** Asks for a yes to a change that is charged at once, where the payment provider has no page for it. */
export function ConfirmChangeDialog({
  wanted,
  busy,
  onConfirm,
  onClose,
}: ConfirmChangeDialogProps) {
  const price = planPrice(wanted ?? '');
  if (!price) return null;
  const amount = formatEuros(price.cents / 100);
  return (
    <ConfirmDialog
      open
      title={texts.title(subscriptionName({ price: price.key }))}
      confirmLabel={texts.confirm}
      isLoss={false}
      busy={busy}
      onConfirm={() => {
        onConfirm(price.key);
      }}
      onCancel={onClose}
    >
      <Text>{texts.text(amount, texts.intervals[price.interval])}</Text>
    </ConfirmDialog>
  );
}
