import { buyFilmMutation } from '@wbd/data/sales';
import { formatMoney } from '@wbd/domain/plans';
import { filmPrice, type FilmOffer } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.offer;

/** Leads to the payment page. */
export function BuyButton({ offer }: { offer: FilmOffer }) {
  const buy = useMutation(buyFilmMutation());
  // the browser is on its way to the payment page
  const [isLeaving, setLeaving] = useState(false);
  const { total } = filmPrice(offer);

  async function pay(): Promise<void> {
    try {
      const { url } = await buy.mutateAsync({
        offer: offer.id,
        total,
        domain: window.location.origin,
      });
      setLeaving(true);
      window.location.assign(url);
    } catch (error) {
      toastFailure(error, { title: texts.buyFailed });
    }
  }

  return (
    <Button
      size="lg"
      loading={buy.isPending || isLeaving}
      loadingText={texts.buying}
      onClick={() => void pay()}
    >
      {texts.buy(formatMoney(total))}
    </Button>
  );
}
