import { refundFilmSaleMutation } from '@wbd/data/sales';
import { formatMoney } from '@wbd/domain/plans';
import type { FilmSale } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { offersTexts } from '../texts.de.ts';

const { refunding: texts, refund: label } = offersTexts.selling;

/** Asks before the buyer gets the money back and loses the film. */
export function RefundDialog({ sale, onClose }: { sale: FilmSale; onClose: () => void }) {
  const refund = useMutation(refundFilmSaleMutation());
  const left = formatMoney(sale.total - sale.returned);

  async function give(): Promise<void> {
    try {
      await refund.mutateAsync({ sale: sale.id });
      toast({ type: 'success', title: texts.done });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={label}
      isLoss
      busy={refund.isPending}
      onConfirm={() => void give()}
      onCancel={onClose}
    >
      {texts.text(sale.recipient.name, left)}
    </ConfirmDialog>
  );
}
