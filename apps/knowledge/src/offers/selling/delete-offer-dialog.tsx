import { changeFilmOfferMutation } from '@wbd/data/sales';
import type { FilmOffer } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.selling;

/** Asks before an offer goes with its film. */
export function DeleteOfferDialog({ offer, onClose }: { offer: FilmOffer; onClose: () => void }) {
  const change = useMutation(changeFilmOfferMutation());

  async function remove(): Promise<void> {
    try {
      await change.mutateAsync({ offer: offer.id, to: 'deleted' });
      toast({ type: 'success', title: texts.deleted });
    } catch (error) {
      toastFailure(error, { title: texts.changeFailed });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.deleting.title}
      confirmLabel={texts.delete}
      isLoss
      busy={change.isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {texts.deleting.text(offer.title)}
    </ConfirmDialog>
  );
}
